import { sharing } from '#domain/tracking.ts';
import type { Point } from '#domain/tracking.ts';
import { words } from '#words/tracking.tsx';
import { useServerNow } from '../booking/countdown.tsx';
import { minutesText } from '../../ui/distance.ts';

/** §16: whether a point is still news, by the server's clock, and how long ago it was. */
export const useSignal = (point: Point | undefined) => {
  const now = useServerNow();
  if (!point) return { old: true, seen: '' };
  const seconds = Math.max(0, now - point.at) / 1000;
  const old = seconds > sharing.oldAfterSeconds;
  return {
    old,
    seen: old ? words.live.lastSeen(minutesText(Math.max(1, seconds / 60))) : words.live.now,
  };
};
