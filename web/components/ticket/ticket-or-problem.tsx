import type { Ticket } from '#contract/ticket.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/ticket.tsx';
import { isNotMine } from '../../data/tickets.ts';
import { isId, LinkProblem } from '../link-problem.tsx';
import { LoadingPage } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { TicketPage } from './ticket-page.tsx';

type Props = {
  side: Party;
  id: string;
  ticket: Ticket | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** A ticket of mine, or why it is not here. */
export const TicketOrProblem = ({ side, id, ticket, error, onRetry }: Props) => {
  const ways = [{ to: `/${side}/help/tickets`, label: words.list.title }];
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error && isNotMine(error)) {
    return (
      <LinkProblem title={words.thread.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  if (error && !ticket) return <ErrorState whole error={error} onRetry={onRetry} />;
  return ticket ? <TicketPage side={side} ticket={ticket} /> : <LoadingPage />;
};
