import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/ticket.tsx';
import { NotHere } from '../offline/coming-page.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { TicketPage } from './ticket-page.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { isNotMine, ticketQuery } from './queries.ts';

/** A ticket of mine, live, or why it is not here. */
export const MyTicket = ({ side }: { side: Party }) => {
  const { id = '' } = useParams();
  const refetchInterval = usePoll(delays.pollNotifications);
  const { data, error, refetch, isPaused } = useQuery({
    ...ticketQuery(id),
    enabled: isId(id),
    refetchInterval,
  });
  const ways = [{ to: `/${side}/help/tickets`, label: words.list.title }];
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error && isNotMine(error)) {
    return (
      <LinkProblem title={words.thread.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (data) return <TicketPage side={side} ticket={data} />;
  return isPaused ? <NotHere /> : <LoadingPage />;
};
