import { useSyncExternalStore } from 'react';

/** Whether a handyman shares their place on the way to customers; undefined until they were asked. */
type Choice = 'yes' | 'no' | undefined;

/** Of each account: another one of this browser is asked for itself. */
const keyOf = (handymanId: string) => `localhands.share-place.${handymanId}`;
const listeners = new Set<() => void>();
const known = new Map<string, Choice>();

const read = (handymanId: string): Choice => {
  try {
    const stored = localStorage.getItem(keyOf(handymanId));
    return stored === 'yes' || stored === 'no' ? stored : undefined;
  } catch {
    // A browser that refuses storage: they are asked again.
    return undefined;
  }
};

const recall = (handymanId: string): Choice => {
  if (!known.has(handymanId)) known.set(handymanId, read(handymanId));
  return known.get(handymanId);
};

const choose = (handymanId: string, next: 'yes' | 'no') => {
  known.set(handymanId, next);
  try {
    localStorage.setItem(keyOf(handymanId), next);
  } catch {
    // Not stored: known until the page is closed.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** §16: asked once, changed at any time. */
export const useSharingChoice = (handymanId: string) => ({
  choice: useSyncExternalStore(
    subscribe,
    () => recall(handymanId),
    () => undefined,
  ),
  choose: (next: 'yes' | 'no') => choose(handymanId, next),
});
