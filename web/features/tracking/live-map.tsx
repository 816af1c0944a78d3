import { useMemo } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { firstName } from '#domain/first-name.ts';
import { distanceKm } from '#domain/place.ts';
import type { Point } from '#domain/tracking.ts';
import { words as visit } from '#words/visit.tsx';
import { words } from '#words/tracking.tsx';
import { AreaMap } from '../map/area-map.tsx';
import { distanceText } from '../../ui/distance.ts';
import { zoomForKm } from '../map/zoom.ts';
import { portraitOf } from '../handyman/portrait.tsx';
import type { Booking } from '../booking/timeline.tsx';
import { useSignal } from './signal.ts';

type Props = {
  booking: Booking;
  handyman: HandymanCard;
  /** Where they are now. */
  point: Point;
  tiles: string | null | undefined;
};

/** §16: the handyman on the way, moving towards the door. */
export const LiveMap = ({ booking, handyman, point, tiles }: Props) => {
  const { lat, long } = booking;
  const { handyman_id: id, name, profile } = handyman;
  const { old, seen } = useSignal(point);
  const km = distanceKm(point, { lat, long });
  const drawn = useMemo(
    () => ({
      me: { place: { lat, long }, label: visit.map.you },
      pins: [
        {
          id,
          name,
          place: { lat: point.lat, long: point.long },
          portrait: profile ?? portraitOf({ id, name }),
          moving: true,
        },
      ],
    }),
    [lat, long, point.lat, point.long, id, name, profile],
  );
  return (
    <figure>
      <div className="h-56 sm:h-[min(24rem,75svh)]">
        <AreaMap
          size="fill"
          purpose="aside"
          label={words.live.label(name)}
          centre={drawn.me.place}
          zoom={zoomForKm(km)}
          fit={1}
          {...drawn}
          tiles={tiles}
        />
      </div>
      <figcaption className="border-line flex flex-wrap items-center gap-x-2.5 border-t px-5 py-2.5 text-sm sm:px-6">
        <span
          aria-hidden
          className={`inline-block size-2.5 rounded-full ring-4 ${old ? 'bg-ink-faint ring-sunken' : 'bg-good ring-good-soft'}`}
        />
        <strong>{words.live.away(firstName(name), distanceText(km))}</strong>
        <span className="text-ink-soft">{seen}</span>
      </figcaption>
    </figure>
  );
};
