import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isLanguage } from './domain/language.ts';
import { browserContract } from './web/build/browser-contract.ts';
import { buildSteps } from './web/build/build-steps.ts';
import { firstPageInThreeFiles } from './web/build/chunks.ts';
import { speak } from './web/build/language.ts';
import { lightRouter } from './web/build/light-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Set by the build, which runs once for each language. */
const given = process.env['WEB_LANGUAGE'];
const language = isLanguage(given) ? given : 'en';

export default defineConfig({
  root: here('./web'),
  plugins: [
    speak(language),
    react(),
    tailwind(),
    browserContract(),
    lightRouter(),
    buildSteps(language),
  ],
  build: {
    outDir: here(language === 'en' ? './dist/web' : `./dist/web-${language}`),
    emptyOutDir: true,
    // The same for all languages.
    copyPublicDir: language === 'en',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: firstPageInThreeFiles(here('./web/screens/home.tsx')),
        // The program lists the names of all its files, and a hash does not compress: one character less each. What several
        // pages share has no name of its own.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
    // The licences of what is bundled ask for it; the footer links to them.
    license: { fileName: 'licenses.txt' },
  },
});
