import { kernelBytes } from './kernel.generated.ts';
import type { Kernel } from './kernel.ts';
import { SLACK } from './memory.ts';

const PAGE = 65536;
let compiled: WebAssembly.Module | undefined;

/** The compiled kernel. @throws where WebAssembly or its SIMD is missing or forbidden */
export function wasmKernel(): Kernel {
  compiled ??= new WebAssembly.Module(bytesOf(atob(kernelBytes)));
  const { memory, fill, push } = new WebAssembly.Instance(compiled, {}).exports as unknown as {
    memory: WebAssembly.Memory;
    fill: Kernel['fill'];
    push: Kernel['push'];
  };
  let view = new Uint32Array(memory.buffer);
  return {
    name: 'wasm',
    get words() {
      return view;
    },
    load(words, address) {
      const missing = address + words.byteLength + SLACK - memory.buffer.byteLength;
      if (missing > 0) {
        memory.grow(Math.ceil(missing / PAGE));
        view = new Uint32Array(memory.buffer);
      }
      view.set(words, address / 4);
    },
    fill,
    push,
  };
}

/** Not by `Uint8Array.from`, which would take four times as long: this runs once, and is interpreted. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
