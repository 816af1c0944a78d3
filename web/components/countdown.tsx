import { useEffect, useState } from 'react';

/** Milliseconds left until an instant, never below zero; ticks every second. */
export const useTimeLeft = (until: string): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return Math.max(0, Date.parse(until) - now);
};

/** Time left as 4:07. Spoken once a minute at most, so that nobody hears every second. */
export const Countdown = ({ until }: { until: string }) => {
  const seconds = Math.ceil(useTimeLeft(until) / 1000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off" className="font-semibold tabular-nums">
      {shown}
    </span>
  );
};
