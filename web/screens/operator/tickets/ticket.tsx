import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone, Eye } from 'lucide-react';
import { useParams } from 'react-router';
import { useState } from 'react';
import { takeTicket } from '#contract/ticket-support.ts';
import type { AnyTicket } from '#contract/ticket-support.ts';
import { sos } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { isId, LinkProblem } from '../../../ui/link-problem.tsx';
import { callLink } from '../../../features/booking/phone-line.tsx';
import { TicketBadge } from '../../../features/ticket/state-badge.tsx';
import { Thread } from '../../../features/ticket/thread.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { whenText } from '../../../ui/when.ts';
import { Refused } from '../../../data/api.ts';
import { anyTicketQuery } from '../../../features/operator/queries.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { Answer } from './ticket/answer.tsx';
import { BookingFacts } from './ticket/booking-facts.tsx';
import { Emergency } from './ticket/emergency.tsx';
import { CloseTicket } from './ticket/close-ticket.tsx';

const FoundCash = lazyComponent(
  async () => (await import('../../../features/cash/found-cash.tsx')).FoundCash,
);

const ways = [{ to: '/operator/tickets', label: words.back }];

/** §15: a ticket, its booking beside it, and everything that can be done about it. */
const TicketScreen = () => {
  const { id = '' } = useParams();
  const ticket = useQuery({ ...anyTicketQuery(id), enabled: isId(id) });
  const { error } = ticket;
  if (!isId(id)) return <LinkProblem ways={ways} />;
  if (error instanceof Refused && error.status === 404) {
    return (
      <LinkProblem title={named.thread.notHere} ways={ways}>
        {error.message}
      </LinkProblem>
    );
  }
  return (
    <Fetched whole query={ticket} coming={<LoadingPage />}>
      {(one) => <Support ticket={one} />}
    </Fetched>
  );
};
export default TicketScreen;

const Support = ({ ticket }: { ticket: AnyTicket }) => (
  <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
    <div className="grid gap-5">
      <Head ticket={ticket} />
      {ticket.category === sos ? (
        <Emergency ticket={ticket} />
      ) : (
        ticket.place && <Place place={ticket.place} />
      )}
      {(ticket.thread.length > 0 || ticket.photos.length > 0) && (
        <Card className="grid gap-6 p-5">
          <Thread entries={ticket.thread} author={ticket.author.name} reader="operator" />
          <Photos id={ticket.ticket_id} positions={ticket.photos} />
        </Card>
      )}
      {ticket.state !== 'closed' && (
        <>
          <Answer ticket={ticket} />
          <CloseTicket ticket={ticket} />
        </>
      )}
    </div>
    <div className="grid gap-5 xl:sticky xl:top-8">
      <Author ticket={ticket} />
      {ticket.facts ? (
        <>
          {ticket.facts.paidInCash > 0 && <FoundCash id={ticket.facts.booking_id} />}
          <BookingFacts id={ticket.ticket_id} facts={ticket.facts} />
        </>
      ) : (
        <Card className="text-ink-soft p-5">{words.noBooking}</Card>
      )}
    </div>
  </div>
);

const Head = ({ ticket }: { ticket: AnyTicket }) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-center gap-4">
      <BackLink to="/operator/tickets" label={words.back} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {named.number(ticket.number)}
        </h1>
        <p className="text-ink-soft">{named.categories[ticket.category]}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <TicketBadge state={ticket.state} outcome={ticket.outcome} />
        {ticket.overdue && <Badge tone="bad">{words.overdue}</Badge>}
      </p>
    </div>
    <p className="text-ink-soft flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {ticket.state === 'open' && (
        <span>
          {words.columns.due}: {whenText(ticket.answerBy)}
        </span>
      )}
      <Taken ticket={ticket} />
    </p>
  </div>
);

const Taken = ({ ticket: { ticket_id, operator, mine, state } }: { ticket: AnyTicket }) => {
  const take = useSendAndSay(takeTicket, { atFields: true, refetch: ['operator'] });
  return (
    <>
      <span>{mine ? words.yours : operator === null ? words.nobody : words.takenBy(operator)}</span>
      {!mine && state !== 'closed' && (
        <Button
          variant="secondary"
          size="small"
          busy={take.isPending}
          onClick={() => take.mutate({ params: { id: ticket_id } })}
        >
          {words.take}
        </Button>
      )}
    </>
  );
};

const Place = ({ place: { lat, long } }: { place: NonNullable<AnyTicket['place']> }) => (
  <Card className="border-bad flex flex-wrap items-center justify-between gap-3 border-2 p-5">
    <p className="grid">
      <span className="font-bold">{words.place}</span>
      <span className="tabular-nums">
        {lat.toFixed(5)}, {long.toFixed(5)}
      </span>
    </p>
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${lat},${long}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary' })}
    >
      <MapPin aria-hidden className="text-bad size-5" />
      {words.openMap}
    </a>
  </Card>
);

const Author = ({ ticket: { author } }: { ticket: AnyTicket }) => (
  <Card className="grid gap-3 p-5">
    <h2 className="text-lg font-bold">{words.author}</h2>
    <p>
      <span className="block font-semibold">{author.name}</span>
      <span className="text-ink-soft">{words.roles[author.role]}</span>
    </p>
    <p className="wrap-anywhere">
      <a href={`mailto:${author.email}`} className="text-accent underline">
        {author.email}
      </a>
    </p>
    <a href={callLink(author.phone)} className={buttonClass({ variant: 'secondary' })}>
      <Phone aria-hidden className="text-accent size-5" />
      {words.call(author.name)}
    </a>
  </Card>
);

type Props = { id: string; positions: readonly number[] };

/** §15: shown on request, because each look is a row of the audit log. */
const Photos = ({ id, positions }: Props) => {
  const [shown, setShown] = useState(false);
  if (positions.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-sm font-semibold">{words.photos}</h2>
      {shown ? (
        <ul className="grid w-full gap-3 sm:grid-cols-3">
          {positions.map((position) => (
            <li key={position}>
              <img
                src={`/api/operator/tickets/${id}/photos/${position}`}
                alt={words.photo(position)}
                className="rounded-control border-line w-full border"
              />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Button variant="secondary" size="small" onClick={() => setShown(true)}>
            <Eye aria-hidden className="size-4" />
            {words.seePhotos(positions.length)}
          </Button>
          <p className="text-ink-faint text-sm">{words.photosNote}</p>
        </>
      )}
    </div>
  );
};
