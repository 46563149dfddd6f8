import type { Kernel } from './kernel.ts';
import { plainKernel } from './plain-kernel.ts';
import { wasmKernel } from './wasm-kernel.ts';

/** The compiled kernel, or its twin where WebAssembly with SIMD is not to be had. The results are the same. */
export function bestKernel(): Kernel {
  try {
    return wasmKernel();
  } catch {
    return plainKernel();
  }
}
