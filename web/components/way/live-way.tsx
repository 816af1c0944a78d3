import type { HandymanCard } from '#contract/handyman.ts';
import { usePointsOf } from '../../data/way.ts';
import type { Booking } from '../visit/timeline.tsx';
import { WayMap } from '../visit/way-map.tsx';
import { LiveMap } from './live-map.tsx';

type Props = {
  booking: Booking;
  handyman: HandymanCard;
  tiles: string | null | undefined;
};

/** §16: the map of a job that is on the way: where they are, or where they come from if they do not share it. */
export const LiveWay = (props: Props) => {
  const point = usePointsOf(props.booking).at(-1);
  return point ? <LiveMap {...props} point={point} /> : <WayMap {...props} />;
};
