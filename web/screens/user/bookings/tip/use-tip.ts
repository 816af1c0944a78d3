import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { answerChallenge, settlePayment } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import { giveTip } from '#contract/tip.ts';
import { words } from '#words/tip.ts';
import type { Refused } from '../../../../data/api.ts';
import { useSend } from '../../../../data/use-send.ts';
import { nextAction } from '../../../../features/payment/next-action.ts';
import { useUpi } from '../../../../features/payment/use-upi.ts';

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
  const inApp = useUpi(outcome?.upi ? outcome.payment_id : undefined);
  if (inApp.outcome && inApp.outcome.status !== 'requires_action' && outcome?.upi) {
    setOutcome(inApp.outcome);
  }
  if (inApp.refused !== undefined && outcome?.upi) {
    setOutcome(undefined);
    setRefusal(inApp.refused);
  }
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
  const asking = outcome?.status === 'requires_action' ? outcome : undefined;
  const busy =
    charge.isPending || settle.isPending || (asking !== undefined && asking.upi === undefined);
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
    /** Another card, way or amount is chosen: what was said about the one before is cleared. */
    forget: () => {
      if (busy) return;
      setRefusal(undefined);
      setOutcome(undefined);
    },
    refusal,
    amount,
    /** The sandbox's bank asks on our own page; Stripe's brings its own. */
    asked: asking !== undefined && !asking.upi && asking.clientSecret === undefined,
    /** §33: the customer's UPI app is asked. */
    waiting: asking?.upi ? asking : undefined,
    answering: challenge.isPending,
    busy,
  };
};
