import type { Place } from '#domain/place.ts';

/** The customer's own place: a dot, or the pin that `onPick` moves. */
export type MapMe = {
  readonly place: Place;
  /** How far off it may be; a circle of that size is drawn when it is large enough to be seen. */
  readonly accuracyMetres?: number | undefined;
  /** Stands beside the dot, e.g. "Kothrud, Pune". */
  readonly label?: string | undefined;
};

/** A person on the map: a round portrait with the number of their row in the list. */
export type MapPin = {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** As in the list beside the map, 1 for the nearest; a pin without one has no badge. */
  readonly number?: number | undefined;
  /** The address of a square picture; without one, or when it does not load, initials. */
  readonly portrait?: string | undefined;
  /** The place is rounded: the pin's spoken name says "about here". */
  readonly approximate?: boolean;
  /** A handyman on the way: the pin glides to a new place instead of jumping, and the map follows only as needed. */
  readonly moving?: boolean;
};

/** Pixels at the edges that something else covers (a bar, a sheet): `fit` keeps clear of them. */
export type Covered = {
  readonly top?: number;
  readonly bottom?: number;
};

export type MapProps = {
  /** What the map shows, for those who cannot see it. Begins with "Map". */
  label: string;
  /**
   * 'page': looking around on the map is what the page is for, so one finger moves it. 'aside': on a phone
   * the page scrolls over it, and two fingers move it. A mouse drags both.
   */
  purpose?: 'page' | 'aside';
  /** Where the map looks, unless `fit` has something to show. */
  centre: Place;
  zoom: number;
  /**
   * Look at `me` and the first so many pins instead. Done again when these change place, but not after
   * the map was moved by hand.
   */
  fit?: number | undefined;
  covered?: Covered | undefined;
  me?: MapMe | undefined;
  pins?: readonly MapPin[];
  /** The pin of the row that is chosen: larger, in the accent colour, above the others. */
  selected?: string | undefined;
  /** The pin of the row under the pointer or with the focus. */
  pointed?: string | undefined;
  /** A pin was clicked, or Enter pressed on it. */
  onPin?: ((id: string) => void) | undefined;
  /** The pointer or the focus came to a pin, or left it (undefined). */
  onPoint?: ((id: string | undefined) => void) | undefined;
  /** Given, a tap on the map puts `me` there; the zoom tells how precisely. */
  onPick?: ((place: Place, zoom: number) => void) | undefined;
  /** Circles of so many kilometres around `me`, each with its label. */
  ringsKm?: readonly number[];
  /** A straight dotted line between two places. It shows a distance, never a route. */
  line?: readonly [Place, Place] | undefined;
  /** The address of this installation's tiles or of their archive, undefined while unknown; null draws the embedded map. */
  tiles: string | null | undefined;
};
