import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/operator-tickets.ts';
import { whenText } from '../../ui/when.ts';
import { alarmsQuery } from './queries.ts';
import { useRing, useTitleBadge } from '../../device/sound.ts';

/** §15: a call for help stands above every page until it is answered; until an operator takes it, it rings and is in the title. */
export const ConsoleAlarms = () => {
  const { data } = useQuery(alarmsQuery());
  const free = data?.alarms.filter(({ operator }) => operator === null) ?? [];
  useRing(free[0]?.ticket_id);
  useTitleBadge(free.length, words.alarms.inTitle(free.length));
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
