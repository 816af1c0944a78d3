import { useMemo } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import type { Place } from '#domain/place.ts';
import { words } from '#words/visit.tsx';
import { AreaMap } from '../map/area-map.tsx';
import { firstName } from '#domain/first-name.ts';
import { zoomForKm } from '../map/zoom.ts';
import { portraitOf } from '../handyman/portrait.tsx';
import type { Booking } from './timeline.tsx';

type Props = {
  booking: Booking;
  handyman: HandymanCard;
  tiles: string | null | undefined;
};

/** Where the professional comes from; before the yes and without a street map, as exactly as both may be known. */
export const RouteMap = ({ booking, handyman, tiles }: Props) => {
  const { lat, long, state, distanceKm } = booking;
  const { handyman_id: id, name, profile } = handyman;
  const [fromLat, fromLong] = [handyman.lat, handyman.long];
  const approximate = state === 'requested';
  const drawn = useMemo(() => {
    const home: Place = { lat, long };
    const from: Place = { lat: fromLat, long: fromLong };
    const portrait = profile ?? portraitOf({ id, name });
    return {
      me: { place: home, label: words.map.you },
      pins: [{ id, name, place: from, portrait, approximate }],
      line: [from, home] as const,
    };
  }, [lat, long, fromLat, fromLong, id, name, profile, approximate]);
  return (
    <figure>
      <div className="h-48 sm:h-[min(24rem,75svh)]">
        <AreaMap
          size="fill"
          purpose="aside"
          label={words.map.label(name)}
          centre={drawn.me.place}
          zoom={zoomForKm(distanceKm)}
          fit={1}
          {...drawn}
          tiles={tiles}
        />
      </div>
      <figcaption className="text-ink-soft border-line border-t px-5 py-2.5 text-sm sm:px-6">
        {words.map.caption(firstName(name))}
      </figcaption>
    </figure>
  );
};
