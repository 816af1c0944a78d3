import type { Rolldown } from 'vite';

type Context = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** Whether a screen needs this file as soon as it is loaded. */
const isPartOf = (
  screen: string,
  id: string,
  context: Context,
  seen = new Set<string>(),
): boolean => {
  if (id === screen) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isPartOf(screen, importer, context, seen));
};

/**
 * The first page in three files: what every page starts with, what the first page shares with others, and the rest of
 * it. Left alone, the build writes one file for each set of pages that share something, and the first visit pays for
 * some twenty small requests.
 */
export const firstPageInThreeFiles = (home: string) => ({
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 2 },
    {
      debugName: 'home-parts',
      name: (id: string, context: Context) => (isPartOf(home, id, context) ? 'home-parts' : null),
      minShareCount: 2,
      priority: 1,
    },
  ],
});
