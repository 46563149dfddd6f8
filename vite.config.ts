import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { writeCompiledCode } from './src/build/compiled-code.ts';

const inPackages = (path: string): string => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/** Says of `dist/` that its files are CommonJS: the package's own are modules. */
const commonJs: Plugin = {
  name: 'common-js',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

/** Keeps beside the program what V8 compiled of it, so that it starts sooner. */
const compiledCode: Plugin = {
  name: 'compiled-code',
  writeBundle({ dir }) {
    writeCompiledCode(dir!);
  },
};

/**
 * Bundles the command line into `dist/`: `holdfast.js`, the worker beside it, and chunks that load when a command
 * first needs them. Packages with files of their own (the PNG renderer is native code, Vega is large) stay packages.
 * As CommonJS, because Node starts modules more slowly: by a fifth of the time of an empty process.
 */
export default defineConfig({
  plugins: [commonJs, compiledCode],
  resolve: {
    alias: {
      // The module form of yaml, of which only what is used is bundled.
      yaml: inPackages('yaml/browser/index.js'),
      // The form of a function a file: the other fills tables as it is loaded.
      'simple-statistics': inPackages('simple-statistics/index.js'),
      // The form that does not wait for a package to draw pixels with: pictures are SVG.
      'vega-canvas': inPackages('vega-canvas/build/vega-canvas.browser.js'),
    },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: true,
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        holdfast: 'src/start/holdfast.ts',
        program: 'src/cli/holdfast.ts',
        worker: 'src/platform/node/worker.ts',
      },
      external: [...builtinModules, /^node:/, '@resvg/resvg-js'],
      // What this package does as it is loaded, filling tables of the normal distribution, nothing here needs.
      treeshake: { moduleSideEffects: [{ test: /simple-statistics/, sideEffects: false }] },
      // The plugin that runs the program takes most of the time, and is meant to.
      checks: { pluginTimings: false },
      // All in one folder: the worker is found beside the chunk that starts it.
      output: {
        format: 'cjs',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        dynamicImportInCjs: false,
      },
    },
  },
  ssr: { noExternal: true },
});
