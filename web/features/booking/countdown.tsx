import { useEffect, useState } from 'react';
import { serverNow } from '../../data/clock.ts';

/** The server's time, updated every second. */
export const useServerNow = (everyMs = 1000): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(tick);
  }, [everyMs]);
  return now;
};

/** Milliseconds left until an instant, never below zero; ticks every second. */
export const useTimeLeft = (until: string): number =>
  Math.max(0, Date.parse(until) - useServerNow());

/** Time left as 4:07. Screen readers hear it once a minute at most. */
export const Countdown = ({ until }: { until: string }) => {
  const seconds = Math.ceil(useTimeLeft(until) / 1000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off" className="font-semibold tabular-nums">
      {shown}
    </span>
  );
};
