import type { ComponentProps } from 'react';
import { words } from '#words/payment.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardForm } from './card-form.tsx';

const StripeForm = lazyComponent(async () => (await import('./stripe-form.tsx')).StripeForm, {
  coming: <Skeleton className="h-64" />,
  failed: (
    <p role="alert" className="text-bad font-medium">
      {words.notLoaded}
    </p>
  ),
});

type Props = ComponentProps<typeof CardForm> & { stripeKey: string | null; total: number };

/** Where a card is typed: in Stripe's own frame where this installation has keys, else in the sandbox's form. */
export const CardEntry = ({ stripeKey, total, ...form }: Props) =>
  stripeKey === null ? (
    <CardForm {...form} />
  ) : (
    <StripeForm stripeKey={stripeKey} total={total} {...form} />
  );
