import { useSyncExternalStore } from 'react';

type Texts = Readonly<Record<string, string>>;

/**
 * A form that is filled in over more than one screen. It outlives a reload of this tab, except for
 * what must never be written down (`secret`): that is asked for again.
 */
export const makeDraft = <T extends Texts>(
  storageKey: string,
  nothing: T,
  secret: readonly (keyof T)[],
) => {
  const listeners = new Set<() => void>();
  const unkept = Object.fromEntries(secret.map((name) => [name, nothing[name]]));
  let draft: T | undefined;

  const read = (): T => {
    if (draft) return draft;
    draft = nothing;
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      draft = { ...nothing, ...(stored as Partial<T>), ...unkept };
    } catch {
      // Nothing kept, or nothing that can be read: the form starts empty.
    }
    return draft;
  };

  const put = (next: T) => {
    draft = next;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...next, ...unkept }));
    } catch {
      // A browser that keeps nothing: the form is filled in again after a reload.
    }
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    read,
    keep: (next: Partial<T>) => put({ ...read(), ...next }),
    drop: () => put(nothing),
    useDraft: (): T => useSyncExternalStore(subscribe, read, () => nothing),
  };
};
