import { useSyncExternalStore } from 'react';
import type { Place } from '#domain/place.ts';

/** What the device said last of where it is. */
type Fix = Place & { readonly accuracy: number; readonly at: number };

type Watched = {
  /** `refused`: the person or the device said no. `lost`: it does not know just now. */
  readonly state: 'off' | 'asking' | 'on' | 'refused' | 'lost';
  readonly fix: Fix | undefined;
};

const off: Watched = { state: 'off', fix: undefined };
const listeners = new Set<() => void>();
let now: Watched = off;

const change = (next: Watched) => {
  now = next;
  for (const listener of listeners) listener();
};

export const watched = (): Watched => now;

export const onWatched = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const denied = 1;

/** Follows the device, asking for it where that was not answered yet. Gives a function that ends it. */
export const watchPlace = (): (() => void) => {
  if (!('geolocation' in navigator)) {
    change({ state: 'refused', fix: undefined });
    return () => change(off);
  }
  change({ state: 'asking', fix: undefined });
  const id = navigator.geolocation.watchPosition(
    ({ coords: { latitude: lat, longitude: long, accuracy }, timestamp: at }) =>
      change({ state: 'on', fix: { lat, long, accuracy, at } }),
    ({ code }) => change({ state: code === denied ? 'refused' : 'lost', fix: now.fix }),
    { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 },
  );
  return () => {
    navigator.geolocation.clearWatch(id);
    change(off);
  };
};

export const useWatched = (): Watched => useSyncExternalStore(onWatched, watched, () => off);
