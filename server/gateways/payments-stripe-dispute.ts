import type { Stripe } from 'stripe';
import { disputeReasonOf } from '#domain/dispute.ts';
import type {
  Dispute,
  DisputeAnswer,
  GatewayEntry,
  PaymentsPort,
  Told,
} from '../ports/payments.ts';
import {
  createdWithin,
  idOf,
  instantOf,
  isDefinite,
  keyOf,
  orTryAgain,
} from './payments-stripe-asking.ts';

/** What begins with `warning` is a question of the bank that takes no money; it ends without a loss. */
const states: Readonly<Record<string, Dispute['state']>> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  under_review: 'answered',
  warning_under_review: 'answered',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** What the dispute has moved in our account there. */
const moved = (transactions: readonly Stripe.BalanceTransaction[]) => {
  const ours = transactions.filter(({ currency }) => currency === 'inr');
  const sum = ours.reduce((all, { amount }) => all + amount, 0);
  const taken = ours.some(({ amount }) => amount < 0);
  const fees = ours.reduce((all, { fee }) => all + fee, 0);
  return { taken, returned: taken && sum >= 0, feePaise: Math.max(0, fees) };
};

const toDispute = (dispute: Stripe.Dispute): Dispute => {
  const { id, amount, currency, charge, created, evidence_details: evidence } = dispute;
  return {
    id,
    chargeId: idOf(dispute.payment_intent) || idOf(charge),
    amountPaise: currency === 'inr' ? amount : Number.NaN,
    // A state that we do not know is not final, and nothing can be done about it here.
    state: states[dispute.status] ?? 'answered',
    reason: disputeReasonOf(dispute.reason),
    ...moved(dispute.balance_transactions),
    openedAt: instantOf(created),
    ...(evidence.due_by === null ? {} : { dueBy: instantOf(evidence.due_by) }),
  };
};

const toldOf = (dispute: Stripe.Dispute): Told => ({
  taken: true,
  dispute: toDispute(dispute),
});

const evidenceOf = (answer: DisputeAnswer) => ({
  uncategorized_text: answer.text,
  product_description: answer.product,
  customer_name: answer.customerName,
  access_activity_log: answer.timeline,
  ...(answer.serviceDate === undefined ? {} : { service_date: answer.serviceDate }),
});

type DisputesPort = Pick<
  PaymentsPort,
  'listDisputes' | 'readDispute' | 'answerDispute' | 'acceptDispute'
>;

export const disputesAt = ({ disputes }: Stripe): DisputesPort => {
  const read = async (id: string) => toDispute(await disputes.retrieve(id));

  /** It is closed by now, or what was said is not taken: how it stands tells which. */
  const orRead = (id: string) => (error: unknown) => (isDefinite(error) ? notTaken(id) : undefined);
  const notTaken = async (id: string): Promise<Told> => ({
    taken: false,
    dispute: await read(id),
  });

  return {
    listDisputes: (from, to) =>
      orTryAgain(async () => {
        const all: GatewayEntry[] = [];
        for await (const dispute of disputes.list(createdWithin(from, to))) {
          const { id, amountPaise, openedAt: at } = toDispute(dispute);
          all.push({ id, amountPaise, at });
        }
        return all;
      }),

    readDispute: (id) => orTryAgain(() => read(id)),

    answerDispute: (id, answer) =>
      orTryAgain(async () => {
        const evidence = evidenceOf(answer);
        const idempotencyKey = keyOf('answer', id, evidence);
        return toldOf(await disputes.update(id, { evidence, submit: true }, { idempotencyKey }));
      }, orRead(id)),

    acceptDispute: (id) =>
      orTryAgain(
        async () => toldOf(await disputes.close(id, {}, { idempotencyKey: `accept:${id}` })),
        orRead(id),
      ),
  };
};
