import type { getBooking } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { whenText } from '../../../components/when.ts';

export type Booking = Replied<typeof getBooking>;
type Event = Booking['timeline'][number];

const finished: Readonly<Record<Event['by'], (name: string) => string>> = {
  user: () => 'You confirmed that the work is done',
  handyman: () => 'Work done',
  time: () => 'Closed as done, a day after the start',
};

/** What happened, as the customer would tell it. */
const told: Readonly<Record<Event['move'], (name: string, by: Event['by']) => string>> = {
  request: (name) => `You asked ${name}`,
  accept: (name) => `${name} accepted`,
  decline: (name) => `${name} declined`,
  withdraw: () => 'You withdrew the request',
  expire: (name) => `${name} did not answer in time`,
  start: () => 'Work started with your code',
  cancel: (name, by) => (by === 'user' ? 'You cancelled' : `${name} cancelled`),
  stop: (name) => `${name} called the job off`,
  finish: (name, by) => finished[by](name),
};

export const Timeline = ({ booking }: { booking: Booking }) => (
  <ol className="grid">
    {booking.timeline.map((event, index) => {
      const last = index === booking.timeline.length - 1;
      return (
        <li key={`${event.move} ${event.at}`} className="grid grid-cols-[1.5rem_1fr] gap-3">
          <span aria-hidden className="grid justify-items-center">
            <span
              className={`mt-1.5 size-3.5 rounded-full border-2 ${last ? 'border-accent bg-accent' : 'border-line-strong bg-surface'}`}
            />
            {!last && <span className="bg-line -mb-1.5 w-0.5 grow" />}
          </span>
          <div className="pb-5">
            <p className={last ? 'font-bold' : 'font-medium'}>
              {told[event.move](booking.handyman.name, event.by)}
            </p>
            <time dateTime={event.at} className="text-ink-soft text-sm">
              {whenText(event.at)}
            </time>
          </div>
        </li>
      );
    })}
  </ol>
);
