import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssTarget, scriptTarget } from '../tools/browsers/floor.mjs';
import { stylesForFloor } from '../tools/browsers/styles.mjs';
import { labelsPlugin } from '../tools/lib/labels-plugin.mjs';
import { chunkGroups } from './chunk-groups.ts';

// The condition 'source' resolves `shared` to its TypeScript sources, so that a page bundles only
// the code that it uses.
const conditions = ['source', 'module', 'browser', 'development|production'];

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [labelsPlugin(), reactRouter()],
  resolve: { conditions },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      resolve: {
        conditions: ['source', 'module', 'node', 'development|production'],
        noExternal: ['@five/client', '@five/shared'],
      },
    },
  },
  css: { postcss: { plugins: [stylesForFloor()] } },
  build: { target: scriptTarget, cssTarget, assetsInlineLimit: 0 },
  // Settings for `npm run dev`: requests for `/api/`, `/files/`, the files
  // that the API makes, and live connections (`/socket.io`)
  // are forwarded to the API.
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|files|share)/|^/manifest\\..*webmanifest$': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
