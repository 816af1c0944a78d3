import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/ticket.tsx';
import { usePoll } from '../data/events.ts';
import { delays } from '../device/delays.ts';
import { bookingQuery } from '../features/booking/queries.ts';
import { NotHere } from '../features/offline/coming-page.tsx';
import { FetchedPage } from '../features/offline/fetched-page.tsx';
import { isNotMine, ticketQuery, ticketsQuery } from '../features/ticket/queries.ts';
import { TicketForm } from '../features/ticket/ticket-form.tsx';
import { TicketList } from '../features/ticket/ticket-list.tsx';
import { TicketPage } from '../features/ticket/ticket-page.tsx';
import { isId, LinkProblem } from '../ui/link-problem.tsx';
import { LoadingPage } from '../ui/skeleton.tsx';

type Props = { side: Party };

const Tickets = ({ side }: Props) => {
  const tickets = useQuery({
    ...ticketsQuery(side),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  if (!tickets.data && tickets.isPaused) return <NotHere />;
  return <TicketList side={side} tickets={tickets} />;
};

/** A ticket of mine, live, or why it is not here. */
const Ticket = ({ side }: Props) => {
  const { id = '' } = useParams();
  const refetchInterval = usePoll(delays.pollNotifications);
  const ticket = useQuery({ ...ticketQuery(id), enabled: isId(id), refetchInterval });
  const { error } = ticket;
  const ways = [{ to: `/${side}/help/tickets`, label: words.list.title }];
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error && isNotMine(error)) {
    return (
      <LinkProblem title={words.thread.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  return (
    <FetchedPage query={ticket} coming={<LoadingPage />}>
      {(mine) => <TicketPage side={side} ticket={mine} />}
    </FetchedPage>
  );
};

/** §15: about the booking of `?booking_id=` when there is one. */
const NewTicket = ({ side }: Props) => {
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

/** §15: tickets as their authors see them, in one file: the pages of the two roles differ by their paths alone. */
export const UserTickets = () => <Tickets side="user" />;
export const UserTicket = () => <Ticket side="user" />;
export const UserNew = () => <NewTicket side="user" />;
export const HandymanTickets = () => <Tickets side="handyman" />;
export const HandymanTicket = () => <Ticket side="handyman" />;
export const HandymanNew = () => <NewTicket side="handyman" />;
