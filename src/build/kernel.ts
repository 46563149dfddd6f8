import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

// Development only: `npm run build:kernel`. Users run the generated module and need no compiler.

const sampling = new URL('../sampling/', import.meta.url);

/** Compiles the kernel and gives the text of the generated module. */
export async function kernelModule(): Promise<string> {
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      ...['kernel.as.ts', '--baseDir', fileURLToPath(sampling), '--outFile', 'kernel.wasm'],
      // No run-time library, no checks of bounds: the kernel keeps to its own memory, which starts at two pages and grows. Its
      // constants lie below the state of its generator.
      ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'],
      ...['--initialMemory', '2', '--memoryBase', '512'],
    ],
    {
      writeFile(name, content) {
        if (name.endsWith('.wasm')) wasm = content as Uint8Array;
      },
    },
  );
  if (error !== null || wasm === undefined) throw new Error(`the kernel does not compile\n${stderr}`);
  const text = Buffer.from(wasm).toString('base64');
  return `// Made by \`npm run build:kernel\` from kernel.as.ts: do not edit.\nexport const kernelBytes = '${text}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('kernel.generated.ts', sampling), await kernelModule());
}
