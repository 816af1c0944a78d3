import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '#contract/ticket.ts';
import type { Party } from '#domain/role.ts';
import { sos, ticketLimits } from '#domain/ticket.ts';
import { words as all } from '#words/ticket.tsx';
import { serverNow } from '../../data/clock.ts';
import { useWriteToTicket } from './queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { whenText } from '../../ui/when.ts';
import { TicketBadge } from './state-badge.tsx';
import { Thread } from './thread.tsx';

const words = all.thread;

type Props = { side: Party; ticket: Ticket };

/** A ticket as its author sees it: what was said, and what happens next. */
export const TicketPage = ({ side, ticket }: Props) => (
  <Page
    narrow
    title={all.number(ticket.number)}
    lead={all.categories[ticket.category]}
    back={{ to: `/${side}/help/tickets`, label: words.back }}
    aside={<TicketBadge state={ticket.state} outcome={ticket.outcome} />}
  >
    <div className="grid gap-5">
      <About side={side} ticket={ticket} />
      <p aria-live="polite" className="bg-accent-soft rounded-control flex items-start gap-3 p-4">
        <Clock aria-hidden className="text-accent mt-0.5 size-5 shrink-0" />
        {nextOf(ticket)}
      </p>
      <Card className="grid gap-6 p-5 sm:p-6">
        {ticket.category === sos && <p className="text-bad font-semibold">{words.alarm}</p>}
        <Thread entries={ticket.thread} author={words.you} reader="author" />
        <Photos ticket={ticket} />
      </Card>
      {ticket.mayWrite ? <Write id={ticket.ticket_id} /> : <Over side={side} />}
    </div>
  </Page>
);

/** §15: what happens next, with its deadline. */
const nextOf = ({ state, answerBy, mayWrite, category }: Ticket): string => {
  if (state === 'closed') return mayWrite ? words.reopen : words.over;
  if (state === 'answered') return words.yourTurn;
  if (category === sos) return all.sos.told;
  return Date.parse(answerBy) < serverNow() ? words.late : words.next(whenText(answerBy));
};

const About = ({ side, ticket: { bookingNumber, booking_id } }: Props) =>
  bookingNumber !== null &&
  booking_id !== null && (
    <p className="text-ink-soft flex flex-wrap gap-x-3 gap-y-1">
      {all.aboutBooking(bookingNumber)}
      <Link
        to={
          side === 'user'
            ? `/user/bookings/${booking_id}`
            : `/handyman/paymentBill?booking_id=${booking_id}`
        }
        className="text-accent font-semibold underline"
      >
        {words.seeBooking}
      </Link>
    </p>
  );

const Photos = ({ ticket: { ticket_id, photos } }: { ticket: Ticket }) =>
  photos.length > 0 && (
    <div className="grid gap-2">
      <h2 className="text-sm font-semibold">{words.photos}</h2>
      <ul className="grid grid-cols-3 gap-3">
        {photos.map((position) => (
          <li key={position}>
            <img
              src={`/api/tickets/${ticket_id}/photos/${position}`}
              alt={words.photo(position)}
              className="rounded-control border-line aspect-square w-full border object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );

const Write = ({ id }: { id: string }) => {
  /** Each message that was sent empties the field. */
  const [sent, setSent] = useState(0);
  const { write, isPending, fields } = useWriteToTicket(id, () => setSent(sent + 1));
  return (
    <Card className="p-5 sm:p-6">
      <Form
        key={sent}
        label={words.write}
        className="grid gap-4"
        refusals={fields}
        onSubmit={({ text = '' }) => write(text)}
      >
        <TextAreaField name="text" label={words.write} maxLength={ticketLimits.text} required />
        <Button type="submit" busy={isPending}>
          {words.send}
        </Button>
      </Form>
    </Card>
  );
};

const Over = ({ side }: { side: Party }) => (
  <p>
    <Link to={`/${side}/help/new`} className="text-accent font-semibold underline">
      {words.openNew}
    </Link>
  </p>
);
