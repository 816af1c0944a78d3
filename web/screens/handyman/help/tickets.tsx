import { useQuery } from '@tanstack/react-query';
import { NotHere } from '../../../features/offline/coming-page.tsx';
import { TicketList } from '../../../features/ticket/ticket-list.tsx';
import { delays } from '../../../device/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { ticketsQuery } from '../../../features/ticket/queries.ts';

const Tickets = () => {
  const { data, error, refetch, isPaused } = useQuery({
    ...ticketsQuery('handyman'),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  if (!data && isPaused) return <NotHere />;
  return <TicketList side="handyman" tickets={data} error={error} onRetry={() => void refetch()} />;
};
export default Tickets;
