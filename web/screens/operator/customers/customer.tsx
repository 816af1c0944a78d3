import { useQuery } from '@tanstack/react-query';
import type { Replied } from '#contract/call.ts';
import type { readCustomer } from '#contract/console.ts';
import { Link, useParams } from 'react-router';
import { words } from '#words/console.tsx';
import { words as verification } from '#words/verification.tsx';
import { BookLink } from '../../../features/operator/book-link.tsx';
import { bookingColumns } from '../../../features/operator/booking-columns.tsx';
import { Facts } from '../../../features/operator/facts.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { Matches } from '../../../features/operator/matches.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Table } from '../../../features/operator/table.tsx';
import { callLink } from '../../../features/booking/phone-line.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { dayText } from '../../../ui/when.ts';
import { customerQuery, useServiceName } from '../../../features/operator/console-queries.ts';
import { CreditPanel } from './credit.tsx';
import { EndSessions } from './end-sessions.tsx';

const text = words.customer;
const sentAway = verification.matches;
const countNames = Object.entries(text.counts) as [keyof typeof text.counts, string][];

/** §14: one customer and what there is to help them with. */
const Customer = () => {
  const { id = '' } = useParams();
  return (
    <Fetched query={useQuery(customerQuery(id))} coming={<LoadingPage />}>
      {(customer) => <Whole id={id} customer={customer} />}
    </Fetched>
  );
};
export default Customer;

type Props = { id: string; customer: Replied<typeof readCustomer> };

const Whole = ({ id, customer }: Props) => {
  const { name, email, phone, language, createdAt, counts, bookings, blocks, matches } = customer;
  const nameOf = useServiceName();
  return (
    <div className="grid gap-5">
      <BackLink to="/operator/customers" label={text.back} />
      <Heading
        title={name}
        lead={text.since(dayText(createdAt))}
        aside={
          <span className="flex flex-wrap gap-2">
            <EndSessions id={id} name={name} />
            <BookLink query={{ customer: id }} label={words.book.forThem} />
          </span>
        }
      />
      {matches.length > 0 && <Matches matches={matches} hint={sentAway.customerHint} />}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <Panel title={text.contact}>
          <Facts
            facts={[
              {
                label: words.columns.phone,
                value: (
                  <a href={callLink(phone)} className="hover:underline">
                    {phone}
                  </a>
                ),
              },
              { label: words.columns.email, value: email },
              { label: text.language, value: language === 'hi' ? text.hindi : text.english },
              { label: words.columns.id, value: <code className="text-xs">{id}</code> },
            ]}
          />
        </Panel>
        <Panel title={text.ended}>
          <Facts facts={countNames.map(([key, label]) => ({ label, value: counts[key] }))} />
        </Panel>
        <Panel title={text.blocks}>
          {blocks.length === 0 ? (
            <p className="text-ink-soft">{text.noBlocks}</p>
          ) : (
            <Facts
              facts={blocks.map((one) => ({
                label: one.carried ? text.carried(one.name) : one.name,
                value: dayText(one.at),
              }))}
            />
          )}
        </Panel>
      </div>
      <CreditPanel id={id} name={name} />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-bold">{text.bookings}</h2>
          <Link
            to={`/operator/bookings?q=${encodeURIComponent(email)}`}
            className="text-accent rounded font-semibold hover:underline"
          >
            {text.allBookings}
          </Link>
        </div>
        {bookings.length === 0 ? (
          <p className="text-ink-soft">{text.noBookings}</p>
        ) : (
          <Table
            label={text.bookings}
            rows={bookings}
            keyOf={({ booking_id }) => booking_id}
            columns={bookingColumns(nameOf)}
          />
        )}
      </div>
    </div>
  );
};
