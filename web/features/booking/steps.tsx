import {
  BadgeCheck,
  Check,
  CircleCheck,
  DoorOpen,
  IndianRupee,
  Bike,
  Send,
  Undo2,
  Wrench,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { isPayable } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { words } from '#words/visit.tsx';
import { timeText } from '../../ui/when.ts';
import { timeOf } from './timeline.tsx';
import type { Booking } from './timeline.tsx';

type Step = {
  label: string;
  Icon: LucideIcon;
  reached: boolean;
  at?: string | undefined;
  /** It ended here, without a visit. */
  end?: boolean;
};

const ends: Readonly<Partial<Record<State, string>>> = words.steps.ends;

type Reached = 'accept' | 'set_out' | 'arrive' | 'start';

const moved = (booking: Booking, label: string, Icon: LucideIcon, move: Reached) => {
  const at = timeOf(booking, move);
  return { label, Icon, at, reached: at !== undefined };
};

/** §16: from the yes to the door is one step, called by the furthest that was said. */
const coming = (booking: Booking): Step =>
  [
    moved(booking, words.steps.arrived, DoorOpen, 'arrive'),
    moved(booking, words.steps.onTheWay, Bike, 'set_out'),
  ].find(({ reached }) => reached) ?? moved(booking, words.steps.accepted, Check, 'accept');

/** §4: from asking to paying, with when each was reached; a booking that ended early has only what was. */
const stepsOf = (booking: Booking): readonly Step[] => {
  const { state, paymentState, timeline, createdAt } = booking;
  const begun: readonly Step[] = [
    { label: words.steps.requested, Icon: Send, at: createdAt, reached: true },
    coming(booking),
    moved(booking, words.steps.working, Wrench, 'start'),
  ];
  const end = ends[state];
  if (end !== undefined) {
    const ended = { label: end, Icon: X, at: timeline.at(-1)?.at, reached: true, end: true };
    const refund = {
      label: words.steps.moneyBack,
      Icon: Undo2,
      reached: paymentState === 'refunded',
    };
    return [...begun, ended, refund].filter(({ reached }) => reached);
  }
  const done = timeOf(booking, 'finish');
  return [
    ...begun,
    { label: words.steps.done, Icon: CircleCheck, at: done, reached: state === 'done' },
    paymentState === 'refunded'
      ? { label: words.steps.moneyBack, Icon: Undo2, reached: true }
      : { label: words.steps.paid, Icon: paidIcon(booking), reached: paymentState === 'paid' },
  ];
};

const paidIcon = ({ paymentState, state }: Booking) =>
  paymentState === 'paid' && isPayable(state) ? BadgeCheck : IndianRupee;

const looks = {
  reached: 'bg-accent text-on-accent',
  now: 'bg-accent text-on-accent ring-accent-soft ring-6',
  end: 'bg-bad-soft text-bad',
  ahead: 'border-line bg-surface text-ink-faint border-2',
} as const;

/** Where the booking stands, and what is still to come. */
export const Steps = ({ booking }: { booking: Booking }) => {
  const steps = stepsOf(booking);
  const now = steps.findLastIndex(({ reached, at }) => reached && at !== undefined);
  return (
    <ol
      aria-label={words.steps.label}
      className="flex justify-between @max-3xs:flex-col @max-3xs:gap-3"
    >
      {steps.map((step, index) => {
        const { label, Icon, reached, at, end = false } = step;
        const current = index === now;
        const look = end ? 'end' : current ? 'now' : reached ? 'reached' : 'ahead';
        return (
          <li
            key={label}
            aria-current={current ? 'step' : undefined}
            className="relative grid flex-1 content-start justify-items-center gap-1.5 text-center break-normal @max-3xs:grid-cols-[auto_1fr] @max-3xs:items-center @max-3xs:justify-items-start @max-3xs:text-left"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-4 right-1/2 h-0.75 w-full @max-3xs:hidden ${reached && !end ? 'bg-accent' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden
              className={`relative z-1 grid size-9 place-items-center @max-3xs:row-span-2 rounded-full ${looks[look]}`}
            >
              <Icon className="size-4.5" />
            </span>
            <span
              className={`text-xs max-[22rem]:text-[0.69rem] sm:text-sm ${current ? 'text-ink font-bold' : reached ? 'font-medium' : 'text-ink-soft'}`}
            >
              {label}
              {!reached && <span className="sr-only">{words.steps.toCome}</span>}
            </span>
            {at !== undefined && (
              <time dateTime={at} className="text-ink-soft -mt-1 text-xs tabular-nums">
                {timeText(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
};
