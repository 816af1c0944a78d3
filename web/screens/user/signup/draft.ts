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

/** Takes what a form holds of the draft; other fields are passed over. */
export const keepDraft = (values: Partial<Draft>) => {
  const before = read();
  draft = {
    username: values.username ?? before.username,
    email: values.email ?? before.email,
    contactNumber: values.contactNumber ?? before.contactNumber,
    password: values.password ?? before.password,
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, password: '' }));
  } catch {
    // The form is filled in again after a reload.
  }
  for (const listener of listeners) listener();
  return draft;
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
