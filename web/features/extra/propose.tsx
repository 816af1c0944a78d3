import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { proposeExtra } from '#contract/extra.ts';
import { extraLimits, shareOfExtra } from '#domain/extra.ts';
import { firstName } from '#domain/first-name.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import { words as all } from '#words/extra.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { freshKey } from '../../device/fresh-key.ts';
import { rupees } from '../../ui/rupees.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

const words = all.propose;

/** The rupees of what was typed, if it is an amount. */
const shareOf = ({ price, share }: BookingView, typed: string): number | undefined => {
  const amount = Number(typed);
  if (share === undefined || !Number.isInteger(amount) || amount < 1) return undefined;
  const bill = { total_paise: toPaise(price.total), handyman_share_paise: toPaise(share) };
  return toRupees(shareOfExtra(bill, toPaise(amount)));
};

/** §20: the professional names the work and its price, and sees what of it is theirs. */
export const Propose = ({ booking }: { booking: BookingView }) => {
  /** An idempotency key for each proposal; a form that was sent gets a new one. */
  const [key, setKey] = useState(freshKey);
  const [typed, setTyped] = useState('');
  const send = useSendAndSay(proposeExtra, {
    atFields: true,
    onDone: () => {
      setKey(freshKey());
      setTyped('');
    },
  });
  const name = firstName(booking.customer.username);
  const share = shareOf(booking, typed);
  return (
    <Form
      key={key}
      label={all.title}
      className="grid gap-4"
      refusals={send.error?.fields}
      onSubmit={({ words: work = '', amount = '' }) =>
        send.mutate({
          params: { id: booking.notification_id },
          body: { key, words: work.trim(), amount: Number(amount) },
        })
      }
    >
      <p className="text-ink-soft">{words.lead(name)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <TextField
          name="words"
          label={words.what}
          hint={words.whatHint}
          maxLength={extraLimits.words}
          autoComplete="off"
          required
        />
        <TextField
          name="amount"
          label={words.amount}
          hint={share === undefined ? undefined : words.youGet(rupees(share))}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          data-wrong={words.amountWrong}
          required
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" variant="outline" wide busy={send.isPending}>
        {words.send(name)}
      </Button>
    </Form>
  );
};
