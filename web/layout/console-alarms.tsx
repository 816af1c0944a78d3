import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/operator-tickets.ts';
import { whenText } from '../components/when.ts';
import { alarmsQuery } from '../data/operator.ts';

/** §15: whoever calls for help stands above every page until somebody has answered. */
export const ConsoleAlarms = () => {
  const { data } = useQuery(alarmsQuery());
  if (!data || data.alarms.length === 0) return null;
  return (
    <section aria-label={words.alarms.name} role="alert" className="mb-6 grid gap-2">
      {data.alarms.map(({ ticket_id, number, at, role, operator }) => (
        <p
          key={ticket_id}
          className="bg-bad text-on-bad rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
        >
          <Siren aria-hidden className="size-6 shrink-0" />
          <span className="grid min-w-0 flex-1 basis-52">
            <span className="text-lg font-bold">{words.alarms.one(words.roles[role], number)}</span>
            <span>
              {whenText(at)} · {operator === null ? words.alarms.free : words.takenBy(operator)}
            </span>
          </span>
          <Link
            to={`/operator/tickets/${ticket_id}`}
            className="bg-on-bad text-bad rounded-control inline-flex min-h-11 items-center px-5 font-bold"
          >
            {words.alarms.open}
          </Link>
        </p>
      ))}
    </section>
  );
};
