import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, scriptTarget } from '../tools/browsers/floor.mjs';
import { stylesForFloor } from '../tools/browsers/styles.mjs';
import { labelsPlugin } from '../tools/lib/labels-plugin.mjs';
import { chunkGroups } from './chunk-groups.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  base: '/admin/',
  plugins: [labelsPlugin(), react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [stylesForFloor()] } },
  build: {
    target: scriptTarget,
    cssTarget,
    rolldownOptions: { output: { codeSplitting: chunkGroups } },
  },
  // Under `npm run dev`, requests that are not for the back-office are proxied to the API.
  server: {
    host: '127.0.0.1',
    proxy: { '^/(api|files)/|webmanifest$': api, '/socket.io': { target: api, ws: true } },
  },
});
