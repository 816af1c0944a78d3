import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import { decideCash, getCashOfBooking } from '#contract/operator-cash.ts';
import { cashOutcomes } from '#domain/cash.ts';
import type { CashOutcome } from '#domain/cash.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/operator-cash.ts';
import { send } from '../../data/api.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { whenText } from '../../ui/when.ts';
import { FormDialog } from '../account/form-dialog.tsx';
import { Panel } from '../operator/panel.tsx';
import { operatorKey } from '../operator/queries.ts';

type Found = Replied<typeof getCashOfBooking>['taken'][number];

const query = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'bookings', 'one', id, 'cash'],
    queryFn: ({ signal }) => send(getCashOfBooking, { params: { id }, signal }),
  });

/** §37: cash that was taken for a booking, and the decision where a side says that it is wrong. Nothing without any. */
export const FoundCash = ({ id }: { id: string }) => {
  const { data } = useQuery(query(id));
  if (!data || data.taken.length === 0) return null;
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft text-sm">
        {words.account(rupees(data.balance))} {data.paused && words.paused}
      </p>
      <ul className="divide-line grid divide-y">
        {data.taken.map((found) => (
          <li key={found.payment_id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <One found={found} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const One = ({ found }: { found: Found }) => {
  const [asking, setAsking] = useState<CashOutcome>();
  const { amount, at, said, outcome, decidedBy } = found;
  return (
    <>
      <p className="font-semibold">{words.taken(rupees(amount), whenText(at))}</p>
      {said.map(({ by, ticket_id, number }) => (
        <p key={by} className="text-sm">
          {words.said[by]}{' '}
          <Link
            to={`/operator/tickets/${ticket_id}`}
            className="text-accent font-semibold underline underline-offset-4"
          >
            {words.ticket(number)}
          </Link>
        </p>
      ))}
      {outcome !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={outcome === 'right' ? 'good' : 'warn'}>{words.outcomes[outcome]}</Badge>
          {decidedBy !== null && words.by(decidedBy)}
        </p>
      )}
      {outcome === null && said.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {cashOutcomes.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === 'right' ? 'secondary' : 'outline'}
              onClick={() => setAsking(one)}
            >
              {words.decide[one].button}
            </Button>
          ))}
        </div>
      )}
      {asking !== undefined && (
        <Decide id={found.payment_id} outcome={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};

type DecideProps = { id: string; outcome: CashOutcome; onClose: () => void };

const Decide = ({ id, outcome, onClose }: DecideProps) => {
  const said = words.decide[outcome];
  const decide = useSendAndSay(decideCash, {
    atFields: true,
    onDone: onClose,
    refetch: ['operator'],
  });
  return (
    <FormDialog
      open
      title={said.title}
      lead={said.lead}
      save={said.button}
      tone={outcome === 'not_received' ? 'danger' : 'primary'}
      busy={decide.isPending}
      refusals={decide.error?.fields}
      onSubmit={({ reason = '' }) => decide.mutate({ params: { id }, body: { outcome, reason } })}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={words.reason} maxLength={limits.reason} required />
    </FormDialog>
  );
};
