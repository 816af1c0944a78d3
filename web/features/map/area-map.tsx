import { words } from '#words/map.ts';
import type { MapProps } from './map-props.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const LeafletMap = lazyComponent(async () => (await import('./leaflet-map.tsx')).LeafletMap, {
  coming: <Skeleton className="h-full w-full rounded-none" />,
  failed: (
    <p className="bg-sunken text-ink-soft grid h-full place-items-center p-6 text-center">
      {words.failed}
    </p>
  ),
});

const sizes = {
  /** §2 */
  standard: 'h-[min(400px,75svh)] rounded-card border-line border',
  /** Lower on a phone, where it shares the room. */
  low: 'h-[min(260px,75svh)] rounded-card border-line border sm:h-[min(400px,75svh)]',
  /** As large as the box it is put into, which also has the frame. */
  fill: 'h-full',
} as const;

type Props = MapProps & { size?: keyof typeof sizes };

/** Leaflet is loaded when it is needed; its box has its size before, so that nothing moves. */
export const AreaMap = ({ size = 'standard', ...props }: Props) => (
  <div className={`relative isolate overflow-hidden ${sizes[size]}`}>
    <LeafletMap {...props} />
  </div>
);
