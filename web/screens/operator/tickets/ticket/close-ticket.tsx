import { useState } from 'react';
import { closeTicket } from '#contract/ticket-support.ts';
import type { AnyTicket } from '#contract/ticket-support.ts';
import { fitsMoney, outcomes, ticketLimits } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { lastLine } from './last-line.ts';
import { useSendAndSay } from '../../../../data/send-and-say.ts';

/**
 * Only outcomes that agree with the refunds are offered: a refund comes first. If the author writes while this form is
 * open, it closes to show the new line, and keeps what was typed.
 */
export const CloseTicket = ({ ticket }: { ticket: AnyTicket }) => {
  const { ticket_id: id, facts } = ticket;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<string>();
  const close = useSendAndSay(closeTicket, {
    atFields: true,
    onDone: () => {
      setOpen(false);
      setText('');
    },
    onRefused: ({ code }) => {
      if (code === 'written_meanwhile') setOpen(false);
    },
    refetch: ['operator'],
  });
  const money = { paidPaise: facts?.paid ?? 0, refundedPaise: facts?.refunded ?? 0 };
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => {
          setSeen(lastLine(ticket));
          setOpen(true);
        }}
      >
        {words.close}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.closeTitle}>
        <Form
          label={words.closeTitle}
          className="mt-4 grid gap-5"
          refusals={close.error?.fields}
          onSubmit={(values) => {
            const chosen = outcomes.find((one) => one === values['outcome']);
            if (chosen) close.mutate({ params: { id }, body: { outcome: chosen, text, seen } });
          }}
        >
          <SelectField
            name="outcome"
            label={words.outcome}
            required
            defaultValue={outcome}
            onChange={({ target }) => setOutcome(target.value)}
          >
            {outcomes
              .filter((one) => fitsMoney(one, money))
              .map((one) => (
                <option key={one} value={one}>
                  {named.outcomes[one]}
                </option>
              ))}
          </SelectField>
          <TextAreaField
            name="text"
            label={words.closeText}
            hint={words.reopenNote}
            maxLength={ticketLimits.text}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button type="submit" busy={close.isPending}>
              {words.close}
            </Button>
          </div>
        </Form>
      </Dialog>
    </div>
  );
};
