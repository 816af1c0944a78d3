import { useCallback, useSyncExternalStore } from 'react';
import { isPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { delays } from './delays.ts';

/** Where the customer wants the work done, and how we know. */
type ChosenPlace = Place & {
  readonly label: string;
  readonly from: 'browser' | 'city' | 'pin' | 'account';
};

type PositionError = { readonly code: number; readonly message: string };

/** §8: browsers without a location service answer like the ones that have it, with code 0. */
const unsupported: PositionError = { code: 0, message: 'Geolocation not supported' };

const currentPosition = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(unsupported);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      reject,
      { timeout: delays.geolocation, maximumAge: 5 * 60_000 },
    );
  });

export type Finding = 'idle' | 'asking' | 'denied' | 'unsupported' | 'slow';

type Known = { readonly place: ChosenPlace | undefined; readonly finding: Finding };

const storageKey = 'localhands.place';
const listeners = new Set<() => void>();
const unknown: Known = { place: undefined, finding: 'idle' };
let known: Known | undefined;

const recall = (): Known => {
  if (known) return known;
  known = unknown;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (isChosen(stored)) known = { place: stored, finding: 'idle' };
  } catch {
    // A browser that keeps nothing, or kept something else: ask again.
  }
  return known;
};

const isChosen = (value: unknown): value is ChosenPlace =>
  typeof value === 'object' && value !== null && 'label' in value && isPlace(value as ChosenPlace);

const change = (next: Partial<Known>) => {
  known = { ...recall(), ...next };
  for (const listener of listeners) listener();
};

const choosePlace = (place: ChosenPlace) => {
  // A place taken from the account still leaves the browser's answer to be told.
  change(place.from === 'account' ? { place } : { place, finding: 'idle' });
  try {
    localStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // Not remembered beyond this page, which is all that is lost.
  }
};

/** By the error's code: 0 unsupported, 1 denied, 2 unavailable, 3 too slow. */
const findings: Readonly<Record<number, Finding>> = { 0: 'unsupported', 1: 'denied' };

/** Asks the browser. Never throws: what went wrong is in `finding`, and a city or a pin still works. */
const findMe = async () => {
  change({ finding: 'asking' });
  try {
    choosePlace({ ...(await currentPosition()), label: 'Your location', from: 'browser' });
  } catch (error) {
    change({ finding: findings[(error as PositionError).code] ?? 'slow' });
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The remembered place, whether it is being looked for, and how to look again or choose another. */
export const usePlace = () => {
  const { place, finding } = useSyncExternalStore(subscribe, recall, () => unknown);
  return { place, finding, find: useCallback(() => void findMe(), []), choose: choosePlace };
};
