import type { HandymanCard } from '#contract/handyman.ts';
import { usePointsOf } from './queries.ts';
import type { Booking } from '../booking/timeline.tsx';
import { RouteMap } from '../booking/route-map.tsx';
import { LiveMap } from './live-map.tsx';

type Props = {
  booking: Booking;
  handyman: HandymanCard;
  tiles: string | null | undefined;
};

/** §16: the map of a job that is on the way: where they are, or where they come from if they do not share it. */
export const LiveTracking = (props: Props) => {
  const point = usePointsOf(props.booking).at(-1);
  return point ? <LiveMap {...props} point={point} /> : <RouteMap {...props} />;
};
