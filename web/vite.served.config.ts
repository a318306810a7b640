import { defineConfig } from 'vite';
import { labelsPlugin } from '../tools/lib/labels-plugin.mjs';

// Builds the parts of pages that the API renders, as one module without dependencies.
export default defineConfig({
  plugins: [labelsPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/served/parts.tsx',
    outDir: 'build/served',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
