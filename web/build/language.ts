import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Language } from '../../domain/language.ts';
import { words as english } from '../words/en/page.ts';
import { words as hindi } from '../words/hi/page.ts';

export const pageWords: Readonly<Record<Language, typeof english>> = { en: english, hi: hindi };

/** What stands in braces in index.html. */
const inPage = (language: Language): Readonly<Record<string, string>> => ({
  ...pageWords[language],
  folder: language === 'en' ? '' : `/${language}`,
  // Left for the server, which knows them.
  publicUrl: '{{publicUrl}}',
  redirectMs: '{{redirectMs}}',
});

/**
 * A build speaks one language: `#words/…`, which is English to every other tool, is that language's folder here. So no
 * page carries, loads or chooses words at run time (decision 029).
 */
export const speak = (language: Language): Plugin => ({
  name: 'localhands-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#words\// },
    handler: (id) =>
      fileURLToPath(new URL(`../words/${language}/${id.slice('#words/'.length)}`, import.meta.url)),
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/{{(\w+)}}/g, (_, name: string) => {
        const text = inPage(language)[name];
        if (text === undefined) throw new Error(`index.html asks for an unknown {{${name}}}`);
        return text;
      }),
  },
});
