/**
 * §39: a customer's bank takes a payment back. `open` waits for our answer, `answered` for the bank. A bank may change
 * what was lost into won, and never the other way: they come in this order, whatever is heard of first.
 */
export const disputeStates = ['open', 'answered', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why, as the customer has told their bank. */
export const disputeReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

const known: ReadonlySet<string> = new Set(disputeReasons);

/** What the gateway calls a reason; those that say nothing to people are one. */
export const disputeReasonOf = (said: string): DisputeReason =>
  known.has(said) ? (said as DisputeReason) : 'general';

/** What an operator has decided to do about a dispute. */
export const disputeDecisions = ['answer', 'accept'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

/** How long our answer may be. */
export const longestAnswer = 10_000;

/** Before the last day for an answer admins are reminded. */
export const reminderHours = 24;

type Standing = {
  readonly state: DisputeState;
  readonly decision: DisputeDecision | null;
  readonly sent: boolean;
  /** Past the last moment for an answer. */
  readonly late: boolean;
};

/** What there is to do: only a dispute without an operator’s decision waits for us. */
export const disputeTasks = ['answer', 'too_late', 'sending', 'wait', 'none'] as const;
export type DisputeTask = (typeof disputeTasks)[number];

export const taskOf = ({ state, decision, sent, late }: Standing): DisputeTask => {
  if (state === 'won' || state === 'lost') return 'none';
  if (state === 'answered' || sent) return 'wait';
  if (decision !== null) return 'sending';
  return late ? 'too_late' : 'answer';
};

type Money = {
  readonly state: DisputeState;
  readonly disputed: number;
  readonly charged: number;
  /** Refunded of the same payment, or about to be. */
  readonly refunded: number;
};

/** A refund and the dispute together are more than was paid: the customer would have it twice. */
export const crosses = ({ state, disputed, charged, refunded }: Money): boolean =>
  state !== 'won' && refunded > 0 && disputed + refunded > charged;

/** §39: these words in an answer to a dispute decide what the sandbox's bank makes of it. */
export const sandboxEvidence = { wins: 'winning_evidence', loses: 'losing_evidence' } as const;
