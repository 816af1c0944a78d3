import { useMemo } from 'react';
import { locale } from '#words/language.ts';
import { words } from '#words/near-list.tsx';
import type { Place } from '#domain/place.ts';
import { AreaMap } from '../../../features/map/area-map.tsx';
import { zoomOf } from '../../../features/map/zoom.ts';
import { portraitOf } from '../../../features/handyman/portrait.tsx';
import { useTiles } from '../../../features/map/tiles-query.ts';
import type { Row } from './request.ts';

const ringsKm = [2, 5, 10];

/** So many of the nearest are in view at first. */
const inView = 5;

/** The edge of the sheet that lies over the map on a phone. */
const covered = { bottom: 24 };

type Props = {
  /** Who is on it, in plural. */
  many: string;
  place: Place;
  /** The customer has not given an exact place: there is no dot and no circle. */
  rough: boolean;
  rows: readonly Row[];
  selected: string | undefined;
  pointed: string | undefined;
  onPin: (id: string) => void;
  onPoint: (id: string | undefined) => void;
};

/** The rows of the list as pins with the same numbers. */
export const NearMap = ({ many, place, rough, rows, ...marked }: Props) => {
  const tiles = useTiles();
  const pins = useMemo(
    () =>
      rows.flatMap(({ id, name, profile, card }, at) =>
        card
          ? [
              {
                id,
                name,
                place: { lat: card.lat, long: card.long },
                number: at + 1,
                portrait: profile ?? portraitOf({ id, name }),
                approximate: true,
              },
            ]
          : [],
      ),
    [rows],
  );
  return (
    <AreaMap
      label={words.map(many)}
      size="fill"
      purpose="page"
      centre={place}
      zoom={zoomOf.city}
      fit={inView}
      covered={covered}
      me={rough ? undefined : { place }}
      pins={pins}
      ringsKm={ringsKm}
      tiles={tiles}
      {...marked}
    />
  );
};

const ringsText = new Intl.ListFormat(locale).format(ringsKm.map(String));

/** What the circles and pins mean. */
export const MapNote = ({ rough, className }: { rough: boolean; className: string }) => (
  <p className={`text-ink-faint text-sm ${className}`}>
    {!rough && `${words.circles(ringsText)} `}
    {words.approximate}
  </p>
);
