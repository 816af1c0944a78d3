import { useRef, useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { tipRules } from '#domain/tip.ts';
import { words as said } from '#words/tip.ts';
import { Answer, BankQuestion } from '../../../../features/payment/bank.tsx';
import { CardEntry } from '../../../../features/payment/card-entry.tsx';
import { UpiForm } from '../../../../features/payment/upi.tsx';
import { Ways } from '../../../../features/payment/ways.tsx';
import type { Way } from '../../../../features/payment/ways.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { rupees } from '../../../../ui/rupees.tsx';
import { useTip } from './use-tip.ts';

const words = said.page;

type Choice = number | 'other' | undefined;

/** What was tapped on the page before; nothing is chosen for the customer. */
const choiceOf = (wanted: string | null): Choice =>
  wanted === 'other' ? 'other' : tipRules.suggested.find((amount) => String(amount) === wanted);

const amountOf = (choice: Choice, text: string): number | undefined => {
  const amount = choice === 'other' ? (/^\d{1,5}$/.test(text) ? Number(text) : undefined) : choice;
  return amount !== undefined && amount >= tipRules.least && amount <= tipRules.most
    ? amount
    : undefined;
};

type Props = { booking: BookingView; stripeKey: string | null; wanted: string | null };

export const GiveTip = ({ booking, stripeKey, wanted }: Props) => {
  const [choice, setChoice] = useState<Choice>(choiceOf(wanted));
  const [text, setText] = useState('');
  /** The button was pressed without an amount. */
  const [missing, setMissing] = useState(false);
  const amounts = useRef<HTMLFieldSetElement>(null);
  const [way, setWay] = useState<Way>('card');
  const tip = useTip(booking, stripeKey);
  const amount = amountOf(choice, text);
  const change = () => {
    setMissing(false);
    tip.forget();
  };
  const give = (token: string, nameOnCard: string) => {
    if (amount !== undefined) {
      tip.give(amount, token, nameOnCard);
      return;
    }
    setMissing(true);
    const field = amounts.current?.querySelector<HTMLInputElement>(
      choice === 'other' ? 'input[name="amount"]' : 'input',
    );
    field?.focus();
  };
  const refusal = <Answer refusal={tip.refusal} waiting={undefined} />;
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4 p-6 sm:p-8">
        <fieldset ref={amounts} className="grid gap-3" disabled={tip.busy}>
          <legend className="mb-3 text-xl font-bold">{words.amount}</legend>
          <div className="flex flex-wrap gap-2">
            {[...tipRules.suggested, 'other' as const].map((one) => (
              <label
                key={one}
                className="border-line-strong bg-surface hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-12 cursor-pointer items-center rounded-full border px-5 font-semibold transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="tip"
                  checked={choice === one}
                  onChange={() => {
                    setChoice(one);
                    change();
                  }}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                {one === 'other' ? words.other : rupees(one)}
              </label>
            ))}
          </div>
          {choice === 'other' && (
            <TextField
              name="amount"
              label={words.otherField}
              hint={words.range}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value.trim());
                change();
              }}
              error={missing ? words.range : undefined}
            />
          )}
          {missing && choice !== 'other' && (
            <p role="alert" className="text-bad font-medium">
              {words.choose}
            </p>
          )}
        </fieldset>
        <p className="text-ink-soft text-sm">{words.when(firstName(booking.handyman.name))}</p>
      </Card>
      <Card className="p-6 sm:p-8">
        <Ways
          // Stripe's own form offers UPI where the account does.
          ways={stripeKey === null ? ['card', 'upi'] : ['card']}
          chosen={way}
          disabled={tip.busy}
          onChoose={(chosen) => {
            setWay(chosen);
            tip.forget();
          }}
        />
        {way === 'upi' ? (
          <UpiForm
            amount={amount === undefined ? undefined : rupees(amount)}
            busy={tip.busy}
            waiting={tip.waiting}
            refusal={refusal}
            onToken={give}
          />
        ) : (
          <CardEntry
            stripeKey={stripeKey}
            total={amount ?? tipRules.least}
            pay={amount === undefined ? words.giveNone : words.give(rupees(amount))}
            busy={tip.busy}
            refusal={refusal}
            onToken={give}
            onChange={tip.forget}
          />
        )}
      </Card>
      <BankQuestion
        open={tip.asked}
        total={tip.amount}
        busy={tip.answering}
        onAnswer={tip.answer}
      />
    </div>
  );
};
