import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSteps } from './web/build/build-steps.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server of `npm start`, for `vite` in development. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: here('./web'),
  plugins: [react(), tailwind(), buildSteps()],
  resolve: {
    // Calls are checked where they arrive. The browser needs their method and path only, so the
    // schema library stays at home.
    alias: { zod: here('./web/build/zod-stub.ts') },
  },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The licences of what is bundled ask for it; the footer links to them.
    license: { fileName: 'licenses.txt' },
  },
  server: {
    proxy: { '/api': server, '/dev/': server },
  },
});
