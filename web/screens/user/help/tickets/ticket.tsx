import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isId } from '../../../../components/link-problem.tsx';
import { TicketOrProblem } from '../../../../components/ticket/ticket-or-problem.tsx';
import { delays } from '../../../../data/delays.ts';
import { usePoll } from '../../../../data/events.ts';
import { ticketQuery } from '../../../../data/tickets.ts';

/** A ticket of mine, live. */
const TicketScreen = () => {
  const { id = '' } = useParams();
  const refetchInterval = usePoll(delays.pollNotifications);
  const { data, error, refetch } = useQuery({
    ...ticketQuery(id),
    enabled: isId(id),
    refetchInterval,
  });
  return (
    <TicketOrProblem
      side="user"
      id={id}
      ticket={data}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};
export default TicketScreen;
