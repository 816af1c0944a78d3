import type { Place } from '#domain/place.ts';

export type MapMarker = {
  readonly id: string;
  readonly place: Place;
  readonly label: string;
};

export type MapProps = {
  /** What the map shows, for those who cannot see it. */
  label: string;
  centre: Place;
  zoom: number;
  /** The customer's own pin. */
  here?: Place | undefined;
  markers?: readonly MapMarker[];
  selected?: string | undefined;
  onSelect?: (id: string) => void;
  /** Given, a tap on the map moves the pin; the zoom tells how precisely. */
  onPick?: (place: Place, zoom: number) => void;
  /** Circles of so many kilometres around the pin. */
  ringsKm?: readonly number[];
  /** A tile address of this installation, undefined while unknown; null draws the embedded basemap. */
  tiles: string | null | undefined;
  /** Lower on a phone, where a list follows. */
  compact?: boolean;
};
