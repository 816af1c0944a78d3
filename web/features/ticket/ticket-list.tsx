import { ChevronRight, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { TicketBrief } from '#contract/ticket.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/ticket.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import type { Fetching } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { dayText } from '../../ui/when.ts';
import { TicketBadge } from './state-badge.tsx';

type Props = {
  side: Party;
  tickets: Fetching<readonly TicketBrief[]>;
};

const list = words.list;

/** The questions of one customer or professional to us, the newest first. */
export const TicketList = ({ side, tickets }: Props) => {
  const home = `/${side}/help`;
  return (
    <Page
      narrow
      title={list.title}
      lead={list.lead}
      back={{ to: '/help', label: words.form.back }}
      aside={
        <Link to={`${home}/new`} className={buttonClass()}>
          <PenLine aria-hidden className="size-4.5" />
          {list.write}
        </Link>
      }
    >
      <Fetched
        query={tickets}
        coming={<SkeletonRows rows={3} label={list.loading} />}
        none={
          <EmptyState art="mailbox" title={list.none} ways={[{ to: '/help', label: list.answers }]}>
            {list.noneText}
          </EmptyState>
        }
      >
        {(mine) => (
          <ul className="grid gap-3">
            {mine.map((ticket) => (
              <li key={ticket.ticket_id}>
                <Link to={`${home}/tickets/${ticket.ticket_id}`} className="group block">
                  <Row ticket={ticket} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Page>
  );
};

const Row = ({ ticket }: { ticket: TicketBrief }) => (
  <Card className="group-hover:border-line-strong flex items-center gap-4 p-5 transition">
    <div className="grid min-w-0 flex-1 gap-1.5">
      <p className="font-bold">{words.categories[ticket.category]}</p>
      <p className="text-ink-soft flex flex-wrap gap-x-2 text-sm">
        <span className="tabular-nums">{words.number(ticket.number)}</span>
        {ticket.bookingNumber !== null && <span>{words.aboutBooking(ticket.bookingNumber)}</span>}
        <span>{list.since(dayText(ticket.createdAt))}</span>
      </p>
      <p>
        <TicketBadge state={ticket.state} outcome={ticket.outcome} />
      </p>
    </div>
    <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
  </Card>
);
