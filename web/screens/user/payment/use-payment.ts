import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { answerChallenge, config, settlePayment } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import { words } from '#words/payment.tsx';
import type { Refused } from '../../../data/api.ts';
import { bookingQuery } from '../../../features/booking/queries.ts';
import { nextAction } from '../../../features/payment/next-action.ts';
import { useSend } from '../../../data/use-send.ts';
import { useUpi } from '../../../features/payment/use-upi.ts';

/**
 * One payment as the screen goes through it: the card, perhaps the bank's question, the outcome. The newest
 * answer counts, whichever call gave it.
 */
export const usePayment = (booking: BookingView, stripeKey: string | null) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<string>();
  const client = useQueryClient();
  /** What this payment is about: extra work that is approved meanwhile makes more due, and is no part of it. */
  const [pressed, setPressed] = useState({
    amount: booking.due + (booking.owed ?? 0),
    paid: booking.paid,
  });
  /** The bank was asked and had not answered when the booking was last looked at. */
  const [underWay, setUnderWay] = useState(false);
  if (booking.paymentState === 'processing' && !underWay) setUnderWay(true);
  const hear = async (said: Outcome) => {
    setOutcome(said);
    if (said.status !== 'success') console.info(`payment: ${said.status}`);
    if (said.status !== 'processing') return;
    // It may have failed by now: what the booking says from here on is newer than this answer.
    await client.invalidateQueries({ queryKey: ['bookings'] });
    setUnderWay(true);
  };
  const heard = {
    onSuccess: hear,
    onError: (error: Refused) => {
      setOutcome(undefined);
      // The gateway is asked with the same key again, so a second press cannot charge twice.
      setRefusal(error.code === 'unreachable' ? words.unsure : error.message);
    },
  };
  const inApp = useUpi(outcome?.upi ? outcome.payment_id : undefined);
  if (inApp.outcome && inApp.outcome.status !== 'requires_action' && outcome?.upi) {
    setOutcome(inApp.outcome);
    setUnderWay(inApp.outcome.status === 'processing');
  }
  if (inApp.refused !== undefined && outcome?.upi) {
    setOutcome(undefined);
    setRefusal(inApp.refused);
  }
  const settle = useSend(settlePayment, heard);
  const challenge = useSend(answerChallenge, heard);
  const charge = useSend(config, {
    ...heard,
    onSuccess: async (said) => {
      await hear(said);
      if (said.clientSecret === undefined || stripeKey === null) return;
      // Whatever the bank's page reported, the gateway is asked.
      await nextAction(stripeKey, said.clientSecret).catch(() => undefined);
      if (said.payment_id !== undefined) settle.mutate({ params: { id: said.payment_id } });
    },
  });

  const pay = (token: string, nameOnCard: string) => {
    setPressed({ amount: booking.due + (booking.owed ?? 0), paid: booking.paid });
    setRefusal(undefined);
    setOutcome(undefined);
    setUnderWay(false);
    charge.mutate({
      body: {
        token: { id: token },
        product: {
          name: `${booking.service} with ${booking.handyman.name}`,
          price: booking.due + (booking.owed ?? 0),
        },
        addresses: { billing_name: nameOnCard === '' ? booking.customer.username : nameOnCard },
        booking_id: booking.notification_id,
      },
    });
  };
  const waiting = outcome?.status === 'requires_action' && outcome.upi ? outcome : undefined;
  const busy =
    charge.isPending ||
    settle.isPending ||
    (outcome?.status === 'requires_action' && waiting === undefined);
  /** Another card is typed: the error about the one before is cleared. */
  const forget = () => {
    if (busy || booking.paymentState !== 'unpaid') return;
    setRefusal(undefined);
    setOutcome(undefined);
    setUnderWay(false);
  };
  const answer = (passed: boolean) => {
    const id = outcome?.payment_id;
    if (id !== undefined) challenge.mutate({ params: { id }, body: { passed } });
  };

  const arrived = booking.paid > pressed.paid;
  const failed = underWay && !busy && !arrived && booking.paymentState === 'unpaid';
  const { data: detail } = useQuery({ ...bookingQuery(booking.notification_id), enabled: failed });
  return {
    pay,
    answer,
    forget,
    refusal: refusal ?? (failed ? (detail?.paymentProblem ?? words.failedLater) : undefined),
    outcome: failed ? undefined : outcome,
    /** The sandbox's bank asks on our own page; Stripe's brings its own. */
    asked: outcome?.status === 'requires_action' && !outcome.upi && !outcome.clientSecret,
    /** §33: the customer's UPI app is. */
    waiting,
    amount: pressed.amount,
    answering: challenge.isPending,
    busy,
    paid:
      outcome?.status === 'success' ||
      ((outcome?.status === 'processing' || waiting !== undefined) &&
        (arrived || booking.paymentState === 'paid')),
  };
};
