import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { answerChallenge, settlePayment } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import { giveTip } from '#contract/tip.ts';
import { words } from '#words/tip.ts';
import type { Refused } from '../../../../data/api.ts';
import { useSend } from '../../../../data/use-send.ts';
import { nextAction } from '../../../../features/payment/next-action.ts';

/** One tip as the screen goes through it; what has become of it the page reads from the booking's tip. */
export const useTip = (booking: BookingView, stripeKey: string | null) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<string>();
  const [amount, setAmount] = useState(0);
  const heard = {
    onSuccess: (said: Outcome) => setOutcome(said),
    onError: (error: Refused) => {
      setOutcome(undefined);
      // The gateway is asked with the same key again, so a second press cannot charge twice.
      setRefusal(error.code === 'unreachable' ? words.page.unsure : error.message);
    },
  };
  const settle = useSend(settlePayment, heard);
  const challenge = useSend(answerChallenge, heard);
  const charge = useSend(giveTip, {
    ...heard,
    onSuccess: async (said) => {
      setOutcome(said);
      if (said.clientSecret === undefined || stripeKey === null) return;
      // Whatever the bank's page reported, the gateway is asked.
      await nextAction(stripeKey, said.clientSecret).catch(() => undefined);
      if (said.payment_id !== undefined) settle.mutate({ params: { id: said.payment_id } });
    },
  });
  const waiting = outcome?.status === 'requires_action';
  const busy = charge.isPending || settle.isPending || waiting;
  return {
    give: (rupees: number, token: string, nameOnCard: string) => {
      setRefusal(undefined);
      setOutcome(undefined);
      setAmount(rupees);
      const name = nameOnCard === '' ? booking.customer.username : nameOnCard;
      charge.mutate({
        params: { id: booking.notification_id },
        body: { amount: rupees, token: { id: token }, addresses: { billing_name: name } },
      });
    },
    answer: (passed: boolean) => {
      const id = outcome?.payment_id;
      if (id !== undefined) challenge.mutate({ params: { id }, body: { passed } });
    },
    /** Another card or amount is chosen: the error about the one before is cleared. */
    forget: () => {
      if (!busy) setRefusal(undefined);
    },
    refusal,
    amount,
    /** The sandbox's bank asks on our own page; Stripe's brings its own. */
    asked: waiting && outcome.clientSecret === undefined,
    answering: challenge.isPending,
    busy,
  };
};
