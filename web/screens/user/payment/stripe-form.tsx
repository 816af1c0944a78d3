import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';

type FormProps = {
  pay: string;
  busy: boolean;
  refusal: ReactNode;
  onToken: (token: string, nameOnCard: string) => void;
};

/** Where this installation has keys, the card is typed into Stripe's own frame and never seen here. */
export const StripeForm = ({ stripeKey, ...form }: FormProps & { stripeKey: string }) => {
  const stripe = useMemo(() => loadStripe(stripeKey), [stripeKey]);
  return (
    <Elements stripe={stripe}>
      <Inner {...form} />
    </Elements>
  );
};

const Inner = ({ pay, busy, refusal, onToken }: FormProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    const { error, paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card });
    setProblem(error?.message);
    if (paymentMethod) onToken(paymentMethod.id, '');
  };
  return (
    <form
      aria-label="Card payment"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="rounded-control border-line-strong border bg-white p-4">
        <CardElement options={{ hidePostalCode: true }} />
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-bad font-medium">
          {problem}
        </p>
      )}
      {refusal}
      <Button type="submit" size="large" wide busy={busy} disabled={!stripe}>
        {pay}
      </Button>
    </form>
  );
};
