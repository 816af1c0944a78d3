import type { MapProps } from './map/map-props.ts';
import { part } from './ui/part.tsx';
import { Skeleton } from './ui/skeleton.tsx';

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
