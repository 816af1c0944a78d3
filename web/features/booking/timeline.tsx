import type { getBooking } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import type { Party } from '#domain/role.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/visit.tsx';
import { dayText, timeText, whenText } from '../../ui/when.ts';

export type Booking = Replied<typeof getBooking>;
type Event = Booking['timeline'][number];

/** When a move was made, if it was. */
export const timeOf = ({ timeline }: Booking, move: Event['move']): string | undefined =>
  timeline.find((event) => event.move === move)?.at;

/** §14: an operator asks for a customer who has called, or ends a booking. */
const byUs = (move: Event['move'], side: Party, other: string): string =>
  move === 'request' ? words.askedByUs[side](other) : booked.endedByUs.plain;

/** Everything that happened, the newest first; the day is said where it changes. */
export const Timeline = ({ booking, side }: { booking: Booking; side: Party }) => {
  const all = side === 'user' ? words.told : words.toldToHandyman;
  // No party withdrew it: it ended when another professional accepted.
  const told =
    booking.reason === 'found_another' ? { ...all, withdraw: words.foundAnother[side] } : all;
  const other = side === 'user' ? booking.handyman.name : booking.customer.username;
  const events = booking.timeline.toReversed();
  return (
    <ol className="@container grid">
      {events.map((event, index) => {
        const first = index === 0;
        const last = index === events.length - 1;
        const day = dayText(event.at);
        return (
          <li
            key={`${event.move} ${event.at}`}
            className="grid grid-cols-[4.5rem_0.75rem_minmax(0,1fr)] gap-3 @max-3xs:grid-cols-[0.75rem_minmax(0,1fr)] @max-3xs:gap-y-0"
          >
            <time
              dateTime={event.at}
              className="text-ink-soft pt-0.5 text-sm tabular-nums @max-3xs:col-start-2"
            >
              {timeText(event.at)}
            </time>
            <span
              aria-hidden
              className="grid justify-items-center @max-3xs:col-start-1 @max-3xs:row-span-2 @max-3xs:row-start-1"
            >
              <span
                className={`mt-1.5 size-3 rounded-full ${first ? 'bg-accent ring-accent-soft ring-4' : 'bg-line-strong'}`}
              />
              {!last && <span className="bg-line mt-1 -mb-0.5 w-0.5 grow" />}
            </span>
            <div className={`min-w-0 @max-3xs:col-start-2 ${last ? '' : 'pb-5'}`}>
              <p className={first ? 'font-bold' : 'font-medium'}>
                {event.by === 'operator'
                  ? byUs(event.move, side, other)
                  : told[event.move](other, event.by)}
              </p>
              {event.startsFrom !== undefined && event.startsTo !== undefined && (
                <p className="text-ink-soft text-sm">
                  {words.movedFromTo(whenText(event.startsFrom), whenText(event.startsTo))}
                </p>
              )}
              {(last || day !== dayText(events[index + 1]?.at ?? event.at)) && (
                <p className="text-ink-soft text-sm">{day}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
