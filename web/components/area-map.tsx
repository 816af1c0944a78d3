import type { Place } from '#domain/place.ts';
import { part } from './ui/part.tsx';
import { Skeleton } from './ui/skeleton.tsx';

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

const LeafletMap = part(async () => (await import('./map/leaflet-map.tsx')).LeafletMap, {
  coming: <Skeleton className="h-full w-full rounded-none" />,
  failed: (
    <p className="bg-sunken text-ink-soft grid h-full place-items-center p-6 text-center">
      The map could not be loaded. Everything else works without it.
    </p>
  ),
});

/** §2: 400 pixels high; loaded when it is needed, its room kept until then. */
export const AreaMap = ({ compact = false, ...props }: MapProps) => (
  <div
    className={`rounded-card border-line isolate overflow-hidden border ${compact ? 'h-[260px] sm:h-[400px]' : 'h-[400px]'}`}
  >
    <LeafletMap {...props} />
  </div>
);
