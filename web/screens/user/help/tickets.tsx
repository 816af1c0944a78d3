import { useQuery } from '@tanstack/react-query';
import { TicketList } from '../../../components/ticket/ticket-list.tsx';
import { delays } from '../../../data/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { ticketsQuery } from '../../../data/tickets.ts';

const Tickets = () => {
  const { data, error, refetch } = useQuery({
    ...ticketsQuery('user'),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  return <TicketList side="user" tickets={data} error={error} onRetry={() => void refetch()} />;
};
export default Tickets;
