import { Link } from 'react-router';
import type { OwnPayout } from '#contract/payout.ts';
import type { PayoutState } from '#domain/payout.ts';
import { words as all } from '#words/payout.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { dayText } from '../../../ui/when.ts';

const words = all.list;

type Ways = { hasAccount: boolean; onGive: () => void };

/** §29: the newest first. What can be done about one can be done about the newest only. */
export const PayoutList = ({ payouts, ...ways }: Ways & { payouts: readonly OwnPayout[] }) => (
  <section aria-labelledby="payouts-title" className="grid gap-3">
    <h2 id="payouts-title" className="text-lg font-bold">
      {words.title}
    </h2>
    {payouts.length === 0 ? (
      <EmptyState art="calendar" title={words.none}>
        {words.noneText}
      </EmptyState>
    ) : (
      <Card className="px-4 sm:px-5">
        <ul className="divide-line divide-y">
          {payouts.map((payout, at) => (
            <li key={payout.payout_id} className="grid gap-2 py-4">
              <Head payout={payout} />
              <What payout={payout} />
              {at === 0 && <Todo payout={payout} {...ways} />}
            </li>
          ))}
        </ul>
      </Card>
    )}
  </section>
);

const tones: Readonly<Record<PayoutState, Tone>> = {
  held: 'warn',
  waiting: 'neutral',
  paid: 'good',
  returned: 'bad',
};

const Head = ({ payout: { day, to, amount, state } }: { payout: OwnPayout }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
    <div className="min-w-0 flex-1 basis-32">
      <p className="font-semibold">{dayText(day)}</p>
      {to !== null && <p className="text-ink-soft text-sm wrap-anywhere">{words.to(to)}</p>}
    </div>
    <div className="grid justify-items-end gap-1">
      <p className={`font-bold ${state === 'returned' ? 'line-through' : ''}`}>
        <Rupees amount={amount} />
      </p>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </div>
  </div>
);

const textOf = ({ state, hold, paidAt, reference }: OwnPayout): string | undefined => {
  if (state === 'waiting') return words.waiting;
  if (state === 'returned') return words.returned;
  if (state === 'held') return hold === null ? undefined : words.holds[hold];
  return paidAt === null ? undefined : words.paid(dayText(paidAt), reference ?? '');
};

/** What became of it, and what an operator wrote about that. */
const What = ({ payout }: { payout: OwnPayout }) => (
  <div className="text-ink-soft text-sm">
    <p className="wrap-anywhere">{textOf(payout)}</p>
    {payout.reason !== null && (
      <p data-written className="wrap-anywhere">
        {words.why(payout.reason)}
      </p>
    )}
  </div>
);

const Todo = ({ payout: { state, hold }, hasAccount, onGive }: Ways & { payout: OwnPayout }) => {
  if (state === 'returned' || (hold === 'no_account' && !hasAccount)) {
    return (
      <Button variant="outline" size="small" className="justify-self-start" onClick={onGive}>
        {state === 'returned' ? words.another : all.account.none.give}
      </Button>
    );
  }
  if (hold !== 'operator' && hold !== 'suspended') return null;
  return (
    <Link
      to="/handyman/help/new"
      className={`${buttonClass({ variant: 'outline', size: 'small' })} justify-self-start`}
    >
      {words.write}
    </Link>
  );
};
