import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Party } from '#domain/role.ts';
import { isId } from '../../ui/link-problem.tsx';
import { TicketForm } from './ticket-form.tsx';
import { bookingQuery } from '../booking/queries.ts';

/** §15: about the booking of `?booking_id=` when there is one. */
export const NewTicket = ({ side }: { side: Party }) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const given = query.get('booking_id') ?? '';
  const bookingId = isId(given) ? given : undefined;
  const booking = useQuery({ ...bookingQuery(given), enabled: bookingId !== undefined });
  return (
    <TicketForm
      side={side}
      bookingId={bookingId}
      bookingNumber={booking.data?.number}
      category={query.get('category') ?? undefined}
      onOpened={(id) => void navigate(`/${side}/help/tickets/${id}`, { replace: true })}
    />
  );
};
