import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CreditLine } from '#contract/credit.ts';
import { words } from '#words/credit.ts';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { dayText } from '../../ui/when.ts';
import { Section } from '../account/section.tsx';
import { creditQuery } from './queries.ts';

/** §32: a customer's own credit. Nothing for those who never had any. */
export const OwnCredit = () => {
  const { data } = useQuery(creditQuery());
  if (!data || data.lines.length === 0) return null;
  const { balance, lines } = data;
  return (
    <Section title={words.title} lead={balance > 0 ? words.lead : words.none}>
      <p className="text-3xl font-bold">{rupees(balance)}</p>
      <ul className="divide-line grid divide-y">
        {lines.map((line) => (
          <Line key={`${line.at} ${line.kind} ${line.amount}`} line={line} />
        ))}
      </ul>
    </Section>
  );
};

const Line = ({ line }: { line: CreditLine }) => (
  <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
    <span className="min-w-0">
      <span className="block font-semibold">{words.kinds[line.kind]}</span>
      <span className="text-ink-soft block text-sm wrap-anywhere">
        {dayText(line.at)}
        {line.words !== null && <> · {line.words}</>}
        {line.notification_id !== null && (
          <>
            {' · '}
            <Link
              to={`/user/bookings/${line.notification_id}`}
              className="text-accent font-semibold hover:underline"
            >
              {words.booking(String(line.number))}
            </Link>
          </>
        )}
      </span>
    </span>
    <span className={line.amount > 0 ? 'text-good font-semibold' : 'font-semibold'}>
      <Rupees amount={line.amount} />
    </span>
  </li>
);
