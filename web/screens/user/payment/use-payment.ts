import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { answerChallenge, config, settlePayment } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import { rupees } from '../../../components/rupees.tsx';
import { useSend } from '../../../queries.ts';
import { nextAction } from './next-action.ts';

/**
 * One payment as the screen goes through it: the card, perhaps the bank's question, the answer. What
 * was said last counts, whichever call said it.
 */
export const usePayment = (booking: BookingView, stripeKey: string | null) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<string>();
  const heard = {
    onSuccess: (said: Outcome) => setOutcome(said),
    onError: (error: Error) => {
      setOutcome(undefined);
      setRefusal(error.message);
    },
  };
  const settle = useSend(settlePayment, heard);
  const challenge = useSend(answerChallenge, heard);
  const charge = useSend(config, {
    ...heard,
    onSuccess: async (said) => {
      setOutcome(said);
      if (said.clientSecret === undefined || stripeKey === null) return;
      await nextAction(stripeKey, said.clientSecret);
      if (said.payment_id !== undefined) settle.mutate({ params: { id: said.payment_id } });
    },
  });

  const pay = (token: string, nameOnCard: string) => {
    setRefusal(undefined);
    charge.mutate({
      body: {
        token: { id: token },
        product: {
          name: `${booking.service} with ${booking.handyman.name}`,
          price: booking.price.total,
          description: `Service charge and ${rupees(booking.cost)} pack`,
        },
        addresses: { billing_name: nameOnCard === '' ? booking.customer.username : nameOnCard },
        booking_id: booking.notification_id,
      },
    });
  };
  const answer = (passed: boolean) => {
    const id = outcome?.payment_id;
    if (id !== undefined) challenge.mutate({ params: { id }, body: { passed } });
  };

  return {
    pay,
    answer,
    refusal,
    outcome,
    /** The sandbox's bank asks on our own page; Stripe's brings its own. */
    asked: outcome?.status === 'requires_action' && outcome.clientSecret === undefined,
    answering: challenge.isPending,
    busy: charge.isPending || settle.isPending || outcome?.status === 'requires_action',
    paid:
      outcome?.status === 'success' ||
      (outcome?.status === 'processing' && booking.paymentState === 'paid'),
  };
};
