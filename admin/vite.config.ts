import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // react-admin and Material come in one piece; the size budget of the test suite watches it, not this warning.
    chunkSizeWarningLimit: 1500,
  },
});
