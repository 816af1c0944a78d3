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
  onLost?: (error: unknown) => Promise<void>,
): Promise<T> => {
  for (const wait of pauses) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) {
        await onLost?.(error);
        await pause(wait);
      }
      await untilOnline();
    }
  }
  return load();
};

/** Loads the page again, once for each reason, so that it can never go round. */
const reloadOnce = async (key: string, reason: string): Promise<void> => {
  try {
    if (sessionStorage.getItem(key) === reason) return;
    sessionStorage.setItem(key, reason);
  } catch {
    // Without a memory nothing would stop it from going round: the page says what is wrong instead.
    return;
  }
  location.reload();
  await new Promise<never>(() => undefined);
};

/** A deploy takes the files of the version before it away: this page is of an older one than what the server has now. */
const reloadWhenStale = async (): Promise<void> => {
  const served = await fetch('/', { cache: 'no-store' }).then((page) => page.text(), String);
  const entry = programIn(served);
  if (entry === undefined || programsOf(document)[0] === entry) return;
  await reloadOnce('localhands.reloaded-for', entry);
};

/** Where the browser names the file that was lost. */
const fileIn = (loss: unknown): string | undefined => /https?:\S+\.js/.exec(String(loss))?.[0];

/** Most browsers do not ask again for a file that was lost, as long as the page is open. */
const reloadWhenThere = async (loss: unknown): Promise<void> => {
  const file = fileIn(loss);
  if (file === undefined) return;
  const answer = await fetch(file, { cache: 'reload' }).catch(() => undefined);
  if (answer?.ok === true) await reloadOnce('localhands.reloaded-with', file);
};

/** For the code of a whole page, which is not shown yet. */
export const pageReload = () => {
  let losses = 0;
  return async (loss: unknown): Promise<void> => {
    losses += 1;
    await reloadWhenStale();
    // The first loss may have been the network's.
    if (losses > 1) await reloadWhenThere(loss);
  };
};
