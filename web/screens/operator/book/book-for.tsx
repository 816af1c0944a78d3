import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { words } from '#words/caller.tsx';
import { words as shared } from '#words/console.tsx';
import { callerQuery } from '../../../features/operator/caller-queries.ts';
import { Facts } from '../../../features/operator/facts.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { useFilters } from '../../../features/operator/use-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { FindCaller } from './find-caller.tsx';
import { Visit } from './visit.tsx';
import type { Caller } from './wanted.ts';

/** First who is calling, then what they want. Whom, and the hour of a day, stand in the address bar. */
export const BookFor = () => {
  const { filters, change } = useFilters(['q', 'customer', 'day', 'hour']);
  const { customer, q = '' } = filters;
  return (
    <div className="grid gap-5">
      <Heading title={shared.book.title} lead={words.lead} />
      {customer === undefined ? (
        <FindCaller
          q={q}
          onSearch={(typed) => change({ q: typed })}
          onFound={(id) => change({ customer: id, q: '' })}
        />
      ) : (
        <ForCaller
          key={customer}
          id={customer}
          first={hourIn(filters)}
          onLeave={() => change({ customer: '' })}
        />
      )}
    </div>
  );
};

/** The start that the page of a day has named; what is none is left to choose. */
const hourIn = ({ day, hour }: { day?: string; hour?: string }): string | undefined => {
  if (day === undefined || hour === undefined) return undefined;
  const at = Date.parse(`${day}T${hour.padStart(2, '0')}:00:00+05:30`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

type ForCallerProps = { id: string; first: string | undefined; onLeave: () => void };

const ForCaller = ({ id, first, onLeave }: ForCallerProps) => {
  const caller = useQuery(callerQuery(id));
  return (
    <>
      <Fetched query={caller} coming={<LoadingPage />}>
        {(known) => (
          <>
            <Known caller={known} onLeave={onLeave} />
            <Visit caller={known} first={first} onLeave={onLeave} />
          </>
        )}
      </Fetched>
      {caller.isError && !caller.data && (
        <Button variant="secondary" className="justify-self-start" onClick={onLeave}>
          {words.who.other}
        </Button>
      )}
    </>
  );
};

const Known = ({ caller, onLeave }: { caller: Caller; onLeave: () => void }) => {
  const { name, phone, email, language } = caller;
  return (
    <Panel
      title={name}
      aside={
        <Button variant="secondary" size="small" onClick={onLeave}>
          <CircleUserRound aria-hidden className="size-4" />
          {words.who.other}
        </Button>
      }
    >
      <Facts
        facts={[
          { label: shared.columns.phone, value: phone },
          { label: shared.columns.email, value: email },
          {
            label: shared.customer.language,
            value: language === 'hi' ? shared.customer.hindi : shared.customer.english,
          },
        ]}
      />
      <p className="text-ink-soft text-sm">{words.who.look}</p>
    </Panel>
  );
};
