import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { serverNow } from '../data/clock.ts';

/** The server's time, updated every second. */
export const useServerNow = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now;
};

/** Milliseconds left until an instant, never below zero; ticks every second. */
export const useTimeLeft = (until: string): number =>
  Math.max(0, Date.parse(until) - useServerNow());

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

type RingProps = { from: string; until: string; children: ReactNode };

/** How much of the time is left, as a ring around somebody's face. The words beside it say it too. */
export const CountdownRing = ({ from, until, children }: RingProps) => {
  const share = useTimeLeft(until) / Math.max(1, Date.parse(until) - Date.parse(from));
  return (
    <div className="relative grid w-fit place-items-center p-1.5">
      {children}
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="50" cy="50" r="47.5" strokeWidth="5" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r="47.5"
          strokeWidth="5"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${Math.min(1, share)} 2`}
          className="stroke-accent transition-[stroke-dasharray] duration-1000 ease-linear"
        />
      </svg>
    </div>
  );
};
