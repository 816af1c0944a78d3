import { useSyncExternalStore } from 'react';

/** What step 1 asked for; `verify` sends it together with the code. */
export type Draft = {
  readonly username: string;
  readonly email: string;
  readonly contactNumber: string;
  /** Kept in memory only: after a reload it is asked for again. */
  readonly password: string;
};

const storageKey = 'localhands.signup';
const listeners = new Set<() => void>();
const nothing: Draft = { username: '', email: '', contactNumber: '', password: '' };
let draft: Draft | undefined;

const read = (): Draft => {
  if (draft) return draft;
  draft = nothing;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    draft = { ...nothing, ...(stored as Partial<Draft>), password: '' };
  } catch {
    // Nothing kept: the form starts empty.
  }
  return draft;
};

export const keepDraft = (next: Partial<Draft>) => {
  draft = { ...read(), ...next };
  const { password: _, ...kept } = draft;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // The form is filled in again after a reload.
  }
  for (const listener of listeners) listener();
};

export const dropDraft = () => {
  draft = nothing;
  sessionStorage.removeItem(storageKey);
};

export const useDraft = (): Draft =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => nothing,
  );
