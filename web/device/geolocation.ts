import { useCallback, useSyncExternalStore } from 'react';
import { isPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { words } from '#words/device.ts';
import { delays } from './delays.ts';
import { readSession } from '../data/session.ts';

/** How a place was found: by the device, a pin on the map, or only as the middle of an area. */
type Found = 'gps' | 'pin' | 'locality' | 'city';

/** Where the customer wants the work done, and how we know. */
export type ChosenPlace = Place & {
  readonly label: string;
  readonly found: Found;
  /** How far off the device says it may be. */
  readonly accuracyMetres?: number;
  /** Whose choice it was. For another account, and after the session has ended, it counts as no place. */
  readonly ownOf?: string;
};

/** Whether a handyman could be sent there: the middle of an area is not an address. */
export const isExact = ({ found }: ChosenPlace): boolean => found === 'gps' || found === 'pin';

/** The area whose middle the place is; nothing for an exact place. */
export const areaOf = (place: ChosenPlace): string | undefined =>
  isExact(place) ? undefined : place.label;

type PositionError = { readonly code: number; readonly message: string };

/** §8: browsers without a location service answer like the ones that have it, with code 0. */
const unsupported: PositionError = Object.assign(new Error('Geolocation not supported'), {
  code: 0,
});

/** A position that is less sure than this names an area, not a door. */
const exactWithinMetres = 500;

export const currentPosition = (): Promise<ChosenPlace> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(unsupported);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: long, accuracy } }) =>
        resolve(
          accuracy <= exactWithinMetres
            ? { lat, long, label: words.yourLocation, found: 'gps', accuracyMetres: accuracy }
            : {
                lat,
                long,
                label: words.aroundYou,
                found: 'locality',
                accuracyMetres: accuracy,
              },
        ),
      reject,
      { timeout: delays.geolocation, maximumAge: 5 * 60_000 },
    );
  });

export type Finding = 'idle' | 'asking' | 'denied' | 'unsupported' | 'slow';

type Known = {
  readonly place: ChosenPlace | undefined;
  /** It was chosen at an earlier visit. */
  readonly remembered: boolean;
  readonly finding: Finding;
};

const storageKey = 'localhands.place';
const listeners = new Set<() => void>();
const unknown: Known = { place: undefined, remembered: false, finding: 'idle' };
let known: Known | undefined;
/** Which customer was logged in when it was recalled: for another one it is read again. */
let knownTo: string | undefined;

const recall = (): Known => {
  const { userId } = readSession();
  if (known && knownTo === userId) return known;
  knownTo = userId;
  known = unknown;
  try {
    // What was chosen in this tab stands; what is left from another visit may be out of date.
    const here = read(sessionStorage);
    const place = here ?? read(localStorage);
    known = { place, remembered: place !== undefined && here === undefined, finding: 'idle' };
  } catch {
    // A browser that refuses storage, or stored something else: ask again.
  }
  return known;
};

const read = (storage: Storage): ChosenPlace | undefined => {
  const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
  if (!isChosen(stored)) return undefined;
  const { userId } = readSession();
  if (stored.ownOf === undefined || stored.ownOf === userId) return inThisLanguage(stored);
  // Without a session it stays: its owner may log in again.
  if (userId !== undefined) storage.removeItem(storageKey);
  return undefined;
};

/** The label of a place that the device found is ours, written in the language of the page that asked. */
const inThisLanguage = (place: ChosenPlace): ChosenPlace => {
  if (place.found === 'gps') return { ...place, label: words.yourLocation };
  return place.accuracyMetres === undefined ? place : { ...place, label: words.aroundYou };
};

const founds: readonly unknown[] = ['gps', 'pin', 'locality', 'city'] satisfies readonly Found[];

const isChosen = (value: unknown): value is ChosenPlace =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'found' in value &&
  founds.includes(value.found) &&
  isPlace(value as ChosenPlace);

const change = (next: Partial<Known>) => {
  known = { ...recall(), ...next };
  for (const listener of listeners) listener();
};

const keep = (place: ChosenPlace) => {
  try {
    const text = JSON.stringify({ ownOf: readSession().userId, ...place });
    sessionStorage.setItem(storageKey, text);
    // A saved address comes from the account, at every visit.
    if (place.ownOf === undefined) localStorage.setItem(storageKey, text);
  } catch {
    // Not stored: only the next page or visit has to ask again.
  }
};

const choosePlace = (place: ChosenPlace) => {
  change({ place, remembered: false, finding: 'idle' });
  keep(place);
};

/** The account's place, where nothing better is known: the browser's answer still stands beside it. */
const fallBack = (place: ChosenPlace) => {
  change({ place, remembered: false });
};

/** By the error's code: 0 unsupported, 1 denied, 2 unavailable, 3 too slow. */
const findings: Readonly<Record<number, Finding>> = { 0: 'unsupported', 1: 'denied' };

export const findingOf = (error: unknown): Finding =>
  findings[(error as PositionError).code] ?? 'slow';

/** Asks the browser. Never throws: what went wrong is in `finding`, and an area or a pin still works. */
const findMe = async () => {
  change({ finding: 'asking' });
  try {
    const found = await currentPosition();
    // A place that was chosen meanwhile has priority.
    if (recall().finding === 'asking') choosePlace(found);
  } catch (error) {
    if (recall().finding === 'asking') change({ finding: findingOf(error) });
  }
};

/** Whether the browser would answer without a question to the person; unknown counts as yes. */
const isPermitted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return true;
  }
};

/** When a page opens: a choice of this visit stands; otherwise the device is asked before memory is trusted. */
const look = async () => {
  const { place, remembered, finding } = recall();
  if (finding === 'asking') return;
  const chosen = place !== undefined && !remembered && place.found !== 'gps';
  if (chosen) return;
  if (place === undefined || place.found === 'gps' || (await isPermitted())) await findMe();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place, whether it is being looked for, and how to look again or choose another. */
export const usePlace = () => {
  const state = useSyncExternalStore(subscribe, recall, () => unknown);
  return {
    ...state,
    /** Asks the browser, even if it means a question to the person. */
    find: useCallback(() => void findMe(), []),
    look: useCallback(() => void look(), []),
    choose: choosePlace,
    fallBack,
  };
};
