import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Bundles the command line into `dist/`: `holdfast.js`, the worker beside it, and chunks that load when a command
 * first needs them. Packages with files of their own (the PNG renderer is native code, Vega is large) stay packages.
 */
export default defineConfig({
  // The module form of yaml, of which only what is used is bundled.
  resolve: { alias: { yaml: fileURLToPath(new URL('node_modules/yaml/browser/index.js', import.meta.url)) } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: true,
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: { holdfast: 'src/cli/holdfast.ts', worker: 'src/platform/node/worker.ts' },
      external: [...builtinModules, /^node:/, '@resvg/resvg-js'],
      // All in one folder: the worker is found beside the chunk that starts it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
