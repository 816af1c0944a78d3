import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Credit, CreditLine } from '#contract/credit.ts';
import { giveCredit, takeBackCredit } from '#contract/operator-credit.ts';
import { creditRules } from '#domain/credit.ts';
import { words } from '#words/operator-credit.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { freshKey } from '../../../device/fresh-key.ts';
import { FormDialog } from '../../../features/account/form-dialog.tsx';
import { Table } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { customerCreditQuery } from '../../../features/operator/console-queries.ts';
import { meQuery } from '../../../features/operator/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { dayText } from '../../../ui/when.ts';

const changes = {
  give: { call: giveCredit, said: words.give, tone: 'primary' },
  takeBack: { call: takeBackCredit, said: words.takeBack, tone: 'danger' },
} as const;
type Change = keyof typeof changes;

const columns: readonly Column<CreditLine>[] = [
  { head: words.columns.day, tabular: true, cell: ({ at }) => dayText(at) },
  {
    head: words.columns.what,
    cell: ({ kind, words: sentence, notification_id, number }) => (
      <>
        {words.kinds[kind]}
        {sentence !== null && <span className="text-ink-soft block">{sentence}</span>}
        {notification_id !== null && (
          <Link
            to={`/operator/bookings/${notification_id}`}
            className="text-accent block font-semibold hover:underline"
          >
            {words.booking(String(number))}
          </Link>
        )}
      </>
    ),
  },
  { head: words.columns.amount, tabular: true, cell: ({ amount }) => <Rupees amount={amount} /> },
];
const keyOf = ({ at, kind, amount }: CreditLine) => `${at} ${kind} ${amount}`;

type Props = { id: string; name: string };

/** §32: what is there, what has changed it, and the way to give or take back. */
export const CreditPanel = ({ id, name }: Props) => (
  <Panel title={words.title}>
    <Fetched
      query={useQuery(customerCreditQuery(id))}
      coming={<SkeletonCard label={words.loading} className="h-24" />}
    >
      {(credit) => <Account id={id} name={name} credit={credit} />}
    </Fetched>
  </Panel>
);

const Account = ({ id, name, credit: { balance, lines } }: Props & { credit: Credit }) => {
  const [asking, setAsking] = useState<Change>();
  const isAdmin = useQuery(meQuery()).data?.level === 'admin';
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-2xl font-bold">{rupees(balance)}</span>
          <span className="flex flex-wrap gap-2">
            <Button size="small" variant="outline" onClick={() => setAsking('give')}>
              {words.give.button}
            </Button>
            {isAdmin && balance > 0 && (
              <Button size="small" variant="secondary" onClick={() => setAsking('takeBack')}>
                {words.takeBack.button}
              </Button>
            )}
          </span>
        </div>
        {lines.length === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <Table label={words.title} columns={columns} rows={lines} keyOf={keyOf} />
        )}
      </div>
      {asking !== undefined && (
        <Ask
          change={asking}
          most={asking === 'give' ? creditRules.mostRupees : Math.floor(balance)}
          id={id}
          name={name}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};

type AskProps = { change: Change; most: number; id: string; name: string; onClose: () => void };

const Ask = ({ change, most, id, name, onClose }: AskProps) => {
  const { call, said, tone } = changes[change];
  const [key] = useState(freshKey);
  const [typed, setTyped] = useState('');
  const send = useSendAndSay(call, { atFields: true, onDone: onClose, refetch: ['operator'] });
  const amount = Number(typed);
  const fits = Number.isInteger(amount) && amount >= 1 && amount <= most;
  return (
    <FormDialog
      open
      title={said.title(name)}
      lead={said.lead}
      save={said.button}
      tone={tone}
      busy={send.isPending}
      refusals={send.error?.fields}
      check={(): Record<string, string> =>
        fits ? {} : { amount: words.notAnAmount(rupees(most)) }
      }
      onSubmit={({ words: sentence = '' }) =>
        send.mutate({ params: { id }, body: { amount, key, words: sentence } })
      }
      onClose={onClose}
    >
      <TextField
        name="amount"
        label={words.amount}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step="1"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextAreaField
        name="words"
        label={words.sentence}
        hint={said.hint}
        maxLength={creditRules.words}
        required
      />
    </FormDialog>
  );
};
