import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import type { State } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/ticket.tsx';
import { Sos } from './sos.tsx';

type Props = { bookingId: string; side: Party; state: State };

/** §15: from every booking a way to a person, and on a running job the alarm. */
export const HelpHere = ({ bookingId, side, state }: Props) => (
  <div className="no-print flex flex-wrap items-center justify-between gap-3 px-1">
    <Link
      to={`/${side}/help/new?booking_id=${bookingId}`}
      className="text-accent inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
    >
      <LifeBuoy aria-hidden className="size-5" />
      {words.entry}
    </Link>
    <Sos bookingId={bookingId} state={state} />
  </div>
);
