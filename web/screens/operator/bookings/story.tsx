import type { Replied } from '#contract/call.ts';
import type { readBooking } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { whenText } from '../../../ui/when.ts';

type Booking = Replied<typeof readBooking>;

/** What happened, in order, as somebody who was not there would tell it. */
export const Story = ({ booking }: { booking: Booking }) => (
  <ol className="border-line grid gap-3 border-l-2 pl-4">
    {booking.timeline.map(({ move, by, at }) => (
      <li key={`${move} ${at}`} className="relative">
        <span
          aria-hidden
          className="bg-accent ring-surface absolute top-1.5 -left-[1.4rem] size-3 rounded-full ring-4"
        />
        <p className="font-medium">{words.told[move](words.actors[by])}</p>
        <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
          {whenText(at)}
        </time>
      </li>
    ))}
    {booking.reason !== null && (
      <li className="text-ink-soft text-sm">{words.endReasons[booking.reason]}</li>
    )}
  </ol>
);
