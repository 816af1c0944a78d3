import { useSearchParams } from 'react-router';

type Filters<Name extends string> = { readonly [name in Name]?: string };

/** What a list is filtered and sorted by stands in the address bar: a reload, a bookmark and a colleague see the same. */
export const useFilters = <Name extends string>(names: readonly Name[]) => {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  ) as Filters<Name>;

  /**
   * An empty text takes a filter away. Added to what the address bar says: a change that was made just before is there
   * already, while the screen may still show what was before it.
   */
  const change = (changes: Filters<Name>) =>
    setParams(() => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value = ''] of Object.entries<string | undefined>(changes)) {
        if (value.trim() === '') next.delete(name);
        else next.set(name, value.trim());
      }
      return next;
    });

  return { filters, change, clear: () => setParams({}) };
};
