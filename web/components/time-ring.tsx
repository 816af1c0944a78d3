import type { ReactNode } from 'react';
import { Countdown, useTimeLeft } from './countdown.tsx';

type Props = { from: string; until: string; children?: ReactNode };

/** Time that runs out: as a ring, and as figures in it. */
export const TimeRing = ({ from, until, children = 'left' }: Props) => {
  const whole = Math.max(1, Date.parse(until) - Date.parse(from));
  const share = Math.min(1, useTimeLeft(until) / whole);
  return (
    <span className="relative grid size-20 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 80 80" className="absolute inset-0 size-full -rotate-90">
        <circle cx="40" cy="40" r="35" className="stroke-accent-soft fill-none" strokeWidth="7" />
        <circle
          cx="40"
          cy="40"
          r="35"
          pathLength="100"
          strokeDasharray={`${Math.max(0, share * 100 - 6)} 100`}
          strokeLinecap="round"
          strokeWidth="7"
          className={`fill-none transition-[stroke-dasharray] duration-1000 ease-linear ${share < 0.2 ? 'stroke-warn' : 'stroke-accent'}`}
        />
      </svg>
      <span className="grid justify-items-center leading-tight">
        <span className="text-xl">
          <Countdown until={until} />
        </span>
        <span className="text-ink-soft text-xs font-medium">{children}</span>
      </span>
    </span>
  );
};
