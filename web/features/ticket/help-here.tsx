import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import type { EndReason, State } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';
import type { Category } from '#domain/ticket.ts';
import { words } from '#words/ticket.tsx';
import { Sos } from './sos.tsx';

type Props = {
  bookingId: string;
  side: Party;
  state: State;
  /** Why it ended. */
  reason?: EndReason | null;
};

const categoryFor = (side: Party, reason: EndReason | null): Category | undefined => {
  if (reason !== 'nobody_home' && reason !== 'nobody_came') return undefined;
  return side === 'user' ? 'never_came' : 'not_home';
};

/** §15: from every booking a way to a person, and on a running job the alarm. */
export const HelpHere = ({ bookingId, side, state, reason = null }: Props) => {
  const category = categoryFor(side, reason);
  const about = category === undefined ? '' : `&category=${category}`;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3 px-1">
      <Link
        to={`/${side}/help/new?booking_id=${bookingId}${about}`}
        className="text-accent inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
      >
        <LifeBuoy aria-hidden className="size-5" />
        {category === undefined ? words.entry : words.report[side]}
      </Link>
      <Sos bookingId={bookingId} state={state} />
    </div>
  );
};
