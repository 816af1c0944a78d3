import { X } from 'lucide-react';
import { markPaid } from '#contract/payout-run.ts';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import { limits } from '#domain/limits.ts';
import { words as all } from '#words/payout-run.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { runsKey } from '../../../features/payout/run-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { rupees } from '../../../ui/rupees.tsx';

const words = all.pay;

type Props = { day: string; chosen: readonly PayoutOfRun[]; onClear: () => void };

/** §29: the chosen ones are marked paid under one reference of the bank. */
export const PayBar = ({ day, chosen, onClear }: Props) => {
  const pay = useSendAndSay(markPaid, { atFields: true, onDone: onClear, refetch: runsKey });
  const paise = chosen.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const said = chosen.length === 0 ? '' : words.chosen(chosen.length, rupees(paise / 100));
  return (
    <>
      {/* On the page before the first is chosen, or that one would not be read out. */}
      <output className="sr-only">{said}</output>
      {chosen.length > 0 && (
        <Form
          label={words.label}
          className="border-line-strong bg-raised shadow-lift rounded-card sticky bottom-3 z-10 flex flex-wrap items-end gap-3 border p-4"
          refusals={pay.error?.fields}
          onSubmit={({ reference = '' }) =>
            pay.mutate({
              params: { day },
              body: {
                payouts: chosen.map(({ payout_id: id }) => id),
                reference: reference.trim(),
              },
            })
          }
        >
          <div className="flex min-h-12 items-center justify-between gap-1 max-sm:w-full">
            <p aria-hidden className="font-bold tabular-nums">
              {said}
            </p>
            <Button variant="quiet" size="small" aria-label={words.none} onClick={onClear}>
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          <div className="flex-1 basis-40">
            <TextField
              name="reference"
              label={words.reference}
              maxLength={limits.reference}
              autoComplete="off"
              required
            />
          </div>
          <Button type="submit" className="min-h-12" busy={pay.isPending}>
            {words.button}
          </Button>
        </Form>
      )}
    </>
  );
};
