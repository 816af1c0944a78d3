import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { words } from '#words/ticket.tsx';
import { isId, LinkProblem } from '../../../../components/link-problem.tsx';
import { TicketPage } from '../../../../components/ticket/ticket-page.tsx';
import { LoadingPage } from '../../../../components/ui/skeleton.tsx';
import { ErrorState } from '../../../../components/ui/state.tsx';
import { Refused } from '../../../../data/api.ts';
import { delays } from '../../../../data/delays.ts';
import { usePoll } from '../../../../data/events.ts';
import { ticketQuery } from '../../../../data/tickets.ts';

const ways = [{ to: '/user/help/tickets', label: words.list.title }];

/** A ticket of mine, live. */
const TicketScreen = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...ticketQuery(id),
    enabled: isId(id),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error instanceof Refused && [403, 404].includes(error.status)) {
    return (
      <LinkProblem title={words.thread.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  return data ? <TicketPage side="user" ticket={data} /> : <LoadingPage />;
};
export default TicketScreen;
