import { ReceiptIndianRupee } from 'lucide-react';
import { useState } from 'react';
import { refundTicket } from '#contract/ticket-support.ts';
import type { Facts } from '#contract/ticket-support.ts';
import { ticketLimits } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { rupees } from '../../../../ui/rupees.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { freshKey } from '../../../../device/fresh-key.ts';
import { useSendAndSay } from '../../../../data/send-and-say.ts';

type Props = { id: string; facts: Facts };

/** §15: a part or all of it. The sums shown are sent along: if they have changed, the operator decides again. */
export const Refund = ({ id, facts }: Props) => {
  const [open, setOpen] = useState(false);
  if (facts.paid === 0) return null;
  return (
    <>
      <Button variant="outline" disabled={facts.refundable <= 0} onClick={() => setOpen(true)}>
        <ReceiptIndianRupee aria-hidden className="size-4.5" />
        {words.refund}
      </Button>
      {facts.refundable <= 0 && <p className="text-ink-soft text-sm">{words.refundNone}</p>}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.refundTitle}>
        <RefundForm id={id} facts={facts} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

const RefundForm = ({ id, facts, onDone }: Props & { onDone: () => void }) => {
  const [key] = useState(freshKey);
  const [seen] = useState(facts.refunded);
  const [typed, setTyped] = useState('');
  const refund = useSendAndSay(refundTicket, { atFields: true, onDone, refetch: ['operator'] });
  const amount = Number(typed);
  const fits = amount >= 1 && amount <= facts.refundable;
  return (
    <Form
      label={words.refundTitle}
      className="mt-4 grid gap-5"
      refusals={refund.error?.fields}
      check={(): Record<string, string> => (fits ? {} : { amount: words.notAnAmount })}
      onSubmit={({ reason = '' }) =>
        refund.mutate({ params: { id }, body: { key, amount, refunded: seen, reason } })
      }
    >
      <p className="text-ink-soft">{words.refundMost(rupees(facts.refundable))}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex-1 basis-40">
          <TextField
            name="amount"
            label={words.amount}
            type="number"
            inputMode="decimal"
            min={1}
            max={facts.refundable}
            step="0.01"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button variant="secondary" onClick={() => setTyped(String(facts.refundable))}>
          {words.allOfIt}
        </Button>
      </div>
      <TextAreaField name="reason" label={words.reason} maxLength={ticketLimits.reason} required />
      {facts.paidInCash > 0 && (
        <p className="text-sm font-medium">{words.refundCash(rupees(facts.paidInCash))}</p>
      )}
      <p className="text-ink-soft text-sm">{words.refundNote}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={refund.isPending}>
          {fits ? words.pay(rupees(amount)) : words.refund}
        </Button>
      </div>
    </Form>
  );
};
