/** Questions that were dismissed in this browser and are not asked again. */
const storageKey = (kind: string) => `localhands.aside.${kind}`;

/** Older ones are about jobs that are not asked about any more. */
const mostKept = 50;

const read = (kind: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(kind)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

export const isPutAside = (kind: string, id: string): boolean => read(kind).includes(id);

export const putAside = (kind: string, id: string): void => {
  try {
    localStorage.setItem(storageKey(kind), JSON.stringify([...read(kind), id].slice(-mostKept)));
  } catch {
    // A browser that refuses storage asks again at the next visit.
  }
};
