import { useSyncExternalStore } from 'react';
import { programIn, programsOf } from './bundle.ts';

const pauses = [400, 1200, 3000];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

let missing = 0;
const watchers = new Set<() => void>();

const countMissing = (by: number) => {
  missing += by;
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Whether code is neither cached on this device nor to be had until there is a network. */
export const useCodeMissing = (): boolean =>
  useSyncExternalStore(
    watch,
    () => missing > 0,
    () => false,
  );

const untilOnline = async () => {
  if (navigator.onLine) return;
  countMissing(1);
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  countMissing(-1);
};

/**
 * Code that is loaded when it is needed, fetched again when the network loses it: a few times with a
 * growing pause, and without counting for as long as the browser is offline.
 */
export const loadPatiently = async <T>(
  load: () => Promise<T>,
  onLost?: () => Promise<void>,
): Promise<T> => {
  for (const wait of pauses) {
    try {
      return await load();
    } catch {
      if (navigator.onLine) {
        await onLost?.();
        await pause(wait);
      }
      await untilOnline();
    }
  }
  return load();
};

const storageKey = 'localhands.reloaded-for';

/**
 * A deploy takes the files of the version before it away. When this page is of an older version than
 * what the server has now, it is loaded again: once for each version, so that it can never go round.
 */
export const reloadWhenStale = async (): Promise<void> => {
  const served = await fetch('/', { cache: 'no-store' }).then((page) => page.text(), String);
  const entry = programIn(served);
  if (entry === undefined || programsOf(document)[0] === entry) return;
  try {
    if (sessionStorage.getItem(storageKey) === entry) return;
    sessionStorage.setItem(storageKey, entry);
  } catch {
    // Without a memory nothing would stop it from going round: the page says what is wrong instead.
    return;
  }
  location.reload();
  await new Promise<never>(() => undefined);
};
