import type { BookingView } from '#contract/booking.ts';
import { distanceText, minutesText } from '../../../components/distance.ts';
import { refusalOf } from '../../../components/refusal.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { Row } from './request.ts';

type Props = { refused: BookingView; next: Row; onSelect: () => void };

/** After a no, or none at all: whom to ask at once. */
export const NextNearest = ({ refused, next, onSelect }: Props) => (
  <div className="animate-rise rounded-card border-accent bg-accent-soft shadow-lift mb-5 flex flex-wrap items-center justify-between gap-4 border p-5">
    <div>
      <p className="font-bold">
        {refused.handyman.name} {refusalOf(refused)}.
      </p>
      <p className="text-ink-soft">
        Next nearest: <strong className="text-ink">{next.name}</strong>,{' '}
        {distanceText(next.distanceKm)} away, there in {minutesText(next.arrivalMinutes)}.
      </p>
    </div>
    <Button onClick={onSelect}>Ask {next.name}</Button>
  </div>
);
