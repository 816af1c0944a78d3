import * as L from 'leaflet';
import type { Place } from '#domain/place.ts';
import type { Covered } from './map-props.ts';
import { pinZoom } from './zoom.ts';

type Looked = {
  readonly centre: Place;
  readonly zoom: number;
  readonly fit: number | undefined;
  readonly covered: Covered | undefined;
  readonly me: Place | undefined;
  /** Those that `fit` asks for. */
  readonly pins: readonly Place[];
  /** One of them moves: the view stays while it shows them well. */
  readonly moving: boolean;
};

const point = ({ lat, long }: Place): L.LatLngTuple => [lat, long];

/** A pin stands above its place, so it needs more room there than below. */
const room = { top: 64, side: 36, bottom: 28 };

const paddingOf = (map: L.Map, { top = 0, bottom = 0 }: Covered) => {
  const { x, y } = map.getSize();
  // On a low map the padding must leave some room.
  const share = Math.min(1, (y * 0.6) / (room.top + room.bottom + top + bottom));
  const side = Math.min(room.side, x / 5);
  return {
    paddingTopLeft: L.point(side, (room.top + top) * share),
    paddingBottomRight: L.point(side, (room.bottom + bottom) * share),
  };
};

/** Keeps the map looking at what is asked for; what `fit` asks for only until the map is moved by hand. */
export const viewOf = (map: L.Map) => {
  let byHand = false;
  let ours = false;
  map.on('movestart', () => {
    byHand ||= !ours;
  });

  let fitted: readonly Place[] = [];
  let covered: Covered = {};
  const fitAgain = () => {
    if (byHand || fitted.length === 0) return;
    ours = true;
    map.fitBounds(L.latLngBounds(fitted.map(point)), {
      ...paddingOf(map, covered),
      maxZoom: pinZoom,
      animate: false,
    });
    ours = false;
  };
  map.on('resize', fitAgain);

  /** All of them are well inside the view, and a much closer one would not hold them. */
  const seenWell = (): boolean => {
    const wanted = L.latLngBounds(fitted.map(point));
    const { paddingTopLeft, paddingBottomRight } = paddingOf(map, covered);
    const best = map.getBoundsZoom(wanted, false, paddingTopLeft.add(paddingBottomRight));
    const closer = Math.min(best, pinZoom, map.getMaxZoom()) - map.getZoom();
    return map.getBounds().pad(-0.12).contains(wanted) && closer < 1;
  };

  return {
    isByHand: () => byHand,
    look: (next: Looked, picked: Place | undefined) => {
      const { centre, zoom, fit, me, pins, moving } = next;
      const fittedBefore = fitted.length > 0;
      const places = [...(me ? [me] : []), ...pins];
      covered = next.covered ?? {};
      // One place alone has no extent to fit.
      fitted = fit !== undefined && places.length > 1 ? places : [];
      if (fitted.length > 0) {
        if (!moving || !fittedBefore || !seenWell()) fitAgain();
        return;
      }
      if (picked?.lat === centre.lat && picked.long === centre.long) return;
      ours = true;
      // Where a fit may follow, at once: a movement that comes later would count as one by hand.
      map.setView(point(centre), zoom, fit === undefined ? {} : { animate: false });
      ours = false;
    },
  };
};
