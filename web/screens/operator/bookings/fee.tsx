import { useState } from 'react';
import type { Fee } from '#contract/fee.ts';
import { forgiveFee } from '#contract/operator-fee.ts';
import { feeRules } from '#domain/fee.ts';
import { words } from '#words/booking-fee.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { FormDialog } from '../../../features/account/form-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { TextAreaField } from '../../../ui/field.tsx';

const tones: Readonly<Record<Fee['state'], Tone>> = {
  owed: 'warn',
  paid: 'good',
  forgiven: 'neutral',
};

/** §36: what a cancelled booking costs its customer; an operator may forgive it. */
export const BookingFee = ({ id, fee }: { id: string; fee: Fee }) => {
  const [asking, setAsking] = useState(false);
  const send = useSendAndSay(forgiveFee, {
    atFields: true,
    onDone: () => setAsking(false),
    refetch: ['operator'],
  });
  const said = words.forgive;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <span className="block font-semibold">
            <Rupees amount={fee.amount} />
          </span>
          <span className="text-ink-soft text-sm">{words.kinds[fee.kind]}</span>
        </span>
        <Badge tone={tones[fee.state]}>{words.states[fee.state]}</Badge>
      </p>
      <p className="text-ink-soft text-sm wrap-anywhere">{fee.words ?? words.whole}</p>
      {fee.state !== 'forgiven' && (
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {said.button}
        </Button>
      )}
      <FormDialog
        open={asking}
        title={said.title(rupees(fee.amount))}
        lead={said.lead}
        save={said.button}
        busy={send.isPending}
        refusals={send.error?.fields}
        onSubmit={({ words: sentence = '' }) =>
          send.mutate({ params: { id }, body: { words: sentence } })
        }
        onClose={() => setAsking(false)}
      >
        <TextAreaField
          name="words"
          label={said.label}
          hint={said.hint}
          maxLength={feeRules.words}
          required
        />
      </FormDialog>
    </div>
  );
};
