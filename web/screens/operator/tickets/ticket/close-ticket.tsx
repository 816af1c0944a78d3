import { useState } from 'react';
import { closeTicket } from '#contract/ticket-desk.ts';
import type { AnyTicket } from '#contract/ticket-desk.ts';
import { fitsMoney, outcomes, ticketLimits } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../../components/ui/field.tsx';
import { Form } from '../../../../components/ui/form.tsx';
import { useDo } from './use-do.ts';

/** Only outcomes that are true of the money are offered: a refund comes first. */
export const CloseTicket = ({ ticket: { ticket_id: id, facts } }: { ticket: AnyTicket }) => {
  const [open, setOpen] = useState(false);
  const close = useDo(closeTicket, () => setOpen(false));
  const money = { paidPaise: facts?.paid ?? 0, refundedPaise: facts?.refunded ?? 0 };
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.close}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.closeTitle}>
        <Form
          label={words.closeTitle}
          className="mt-4 grid gap-5"
          refusals={close.error?.fields}
          onSubmit={({ outcome, text = '' }) => {
            const chosen = outcomes.find((one) => one === outcome);
            if (chosen) close.mutate({ params: { id }, body: { outcome: chosen, text } });
          }}
        >
          <SelectField name="outcome" label={words.outcome} required>
            {outcomes
              .filter((outcome) => fitsMoney(outcome, money))
              .map((outcome) => (
                <option key={outcome} value={outcome}>
                  {named.outcomes[outcome]}
                </option>
              ))}
          </SelectField>
          <TextAreaField
            name="text"
            label={words.closeText}
            hint={words.reopenNote}
            maxLength={ticketLimits.text}
            required
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
