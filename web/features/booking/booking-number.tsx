import { words } from '#words/booking.tsx';

type Props = { number: number };

/** What people say when they call about it. */
export const BookingNumber = ({ number }: Props) => (
  <p className="text-ink-soft">
    {words.number} <span className="text-ink font-semibold tabular-nums">{number}</span>
  </p>
);
