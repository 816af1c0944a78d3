import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { toPaise } from '#domain/price.ts';
import { words } from '#words/payment.tsx';
import { Button } from '../../ui/button.tsx';

type FormProps = {
  pay: string;
  busy: boolean;
  refusal: ReactNode;
  onToken: (token: string, nameOnCard: string) => void;
  onChange: () => void;
};

type Props = FormProps & { stripeKey: string; total: number };

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Where this installation has keys, the customer chooses in Stripe's own frame among what the account offers; a card is
 * typed there and never seen here. The frame returns a token for what was chosen; the server charges it, for the amount
 * that it knows.
 */
export const StripeForm = ({ stripeKey, total, ...form }: Props) => {
  const [lost, setLost] = useState(false);
  const stripe = useMemo(
    () =>
      loadStripe(stripeKey).catch(() => {
        setLost(true);
        return null;
      }),
    [stripeKey],
  );
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: toPaise(total),
      currency: 'inr',
      appearance: { theme: isDark() ? ('night' as const) : ('stripe' as const) },
    }),
    [total],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Inner {...form} lost={lost} onLost={() => setLost(true)} />
    </Elements>
  );
};

type InnerProps = FormProps & { lost: boolean; onLost: () => void };

const Inner = ({ pay, busy, refusal, onToken, onChange, lost, onLost }: InnerProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const [ready, setReady] = useState(false);
  const submit = async () => {
    if (!stripe || !elements) return;
    const { error: incomplete } = await elements.submit();
    // What is missing is said beside its field, inside the frame.
    if (incomplete) return;
    const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
    setProblem(error?.message);
    if (!confirmationToken) return;
    const { billing_details: billed } = confirmationToken.payment_method_preview;
    onToken(confirmationToken.id, billed.name ?? '');
  };
  return (
    <form
      aria-label={words.form.label}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={onLost}
        onChange={({ empty }) => {
          // The event also fires when the frame has loaded, with an empty card.
          if (empty) return;
          setProblem(undefined);
          onChange();
        }}
      />
      {(lost || problem !== undefined) && (
        <p role="alert" className="text-bad font-medium">
          {lost ? words.notLoaded : problem}
        </p>
      )}
      {refusal}
      <Button type="submit" size="large" wide busy={busy} disabled={!ready}>
        {pay}
      </Button>
    </form>
  );
};
