import { words as bookingWords } from '#words/booking.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailLines } from '../address/detail-lines.tsx';
import type { Booking } from './timeline.tsx';

const words = bookingWords.door;

/** What the customer wrote for the professional who comes. */
export const Door = ({ booking: { address, note } }: { booking: Booking }) =>
  (address ?? note) !== undefined && (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{words.title}</h2>
      <DetailLines address={address} note={note} />
    </Card>
  );
