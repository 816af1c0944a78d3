import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Context = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** All icons are taken from one list of them; who uses which is seen in the names alone. Other packages stay apart. */
const iconFile = /lucide-react.*\/icons\/([a-z0-9-]+)\.m?js$/;
const componentOf = (icon: string): RegExp =>
  new RegExp(
    `\\b${icon.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())}\\b`,
  );

/** Whether a screen needs this file as soon as it is loaded. */
const isPartOf = (
  screen: string,
  id: string,
  context: Context,
  uses: RegExp | undefined = iconFile.test(id) ? componentOf(basename(id, '.mjs')) : undefined,
  seen = new Set<string>(),
): boolean => {
  if (id === screen) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = context.getModuleInfo(id) ?? {};
  return importers.some((importer) => {
    const isList = importer.includes('lucide-react');
    if (uses && !isList && !uses.test(context.getModuleInfo(importer)?.code ?? '')) return false;
    return isPartOf(screen, importer, context, isList ? uses : undefined, seen);
  });
};

const belongs = (home: string, id: string, context: Context): boolean =>
  (!id.includes('node_modules') || iconFile.test(id)) && isPartOf(home, id, context);

/**
 * The first page in three files: what every page starts with, what the first page shares with others, and the rest of
 * it. Left alone, the build writes one file for each set of pages that share something, and the first visit pays for
 * some twenty small requests.
 */
export const firstPageInThreeFiles = (home: string) => ({
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    {
      debugName: 'home-parts',
      name: (id: string, context: Context) => (belongs(home, id, context) ? 'home-parts' : null),
      minShareCount: 2,
      priority: 3,
    },
    // One file of the icons that many pages use, in place of one each: small files compress badly.
    { name: 'icons', test: iconFile, minShareCount: 6, priority: 2 },
    // The same for the calls that many pages make.
    { name: 'calls', test: /\/contract\/[\w-]+\.ts$/, minShareCount: 6, priority: 1 },
  ],
});
