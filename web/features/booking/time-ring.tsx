import type { ReactNode } from 'react';
import { words as bookingWords } from '#words/booking.tsx';
import { Countdown, useTimeLeft } from './countdown.tsx';

const words = bookingWords.timeRing;

type Time = { from: string; until: string };

/** How much of the time is left, as a ring around what it is about. The words in it or beside it say it too. */
export const TimeRing = ({ from, until, children }: Time & { children: ReactNode }) => {
  const whole = Math.max(1, Date.parse(until) - Date.parse(from));
  const share = Math.min(1, useTimeLeft(until) / whole);
  return (
    <span className="relative grid w-fit shrink-0 place-items-center p-1.5">
      {children}
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="50" cy="50" r="47" strokeWidth="6" className="stroke-accent-soft" />
        <circle
          cx="50"
          cy="50"
          r="47"
          strokeWidth="6"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${share} 2`}
          className={`transition-[stroke-dasharray] duration-1000 ease-linear ${share < 0.2 ? 'stroke-warn' : 'stroke-accent'}`}
        />
      </svg>
    </span>
  );
};

/** The same with the time left as figures in it. */
export const CountdownRing = ({ from, until }: Time) => (
  <TimeRing from={from} until={until}>
    <span className="grid size-17 place-content-center justify-items-center leading-tight">
      <span className="text-xl">
        <Countdown until={until} />
      </span>
      <span className="text-ink-soft text-xs font-medium">{words.left}</span>
    </span>
  </TimeRing>
);
