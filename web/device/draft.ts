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
      // Nothing stored, or nothing that can be read: the form starts empty.
    }
    return draft;
  };

  const put = (next: T) => {
    draft = next;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...next, ...unkept }));
    } catch {
      // A browser that refuses storage: the form is filled in again after a reload.
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
    set: (name: keyof T, text: string) => put({ ...read(), [name]: text }),
    drop: () => put(nothing),
    subscribe,
    /** Before hydration. */
    readNothing: () => nothing,
  };
};

export type Draft<T extends Texts> = {
  readonly read: () => T;
  readonly keep: (next: Partial<T>) => void;
  readonly drop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly readNothing: () => T;
};

export const useDraft = <T extends Texts>({ subscribe, read, readNothing }: Draft<T>): T =>
  useSyncExternalStore(subscribe, read, readNothing);

/** What ties an input to its part of a draft: every change is stored at once. */
export const useDraftFields = <T extends Texts>(
  draft: Draft<T> & { readonly set: (name: keyof T, text: string) => void },
) => {
  const values = useDraft(draft);
  return <Name extends keyof T & string>(name: Name) => ({
    name,
    defaultValue: values[name],
    onChange: ({ target }: { target: { value: string } }) => draft.set(name, target.value),
  });
};
