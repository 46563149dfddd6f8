import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a peer in TypeScript as the product itself is bundled, so that what is measured is what a user runs: called
 * across modules, functions are slower. Gives the file.
 */
export async function bundle(source: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: source,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    ssr: { noExternal: true },
  });
  return join(folder, `${basename(source, '.ts')}.mjs`);
}
