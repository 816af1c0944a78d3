export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly key: string | undefined;
};

export type Answer = { readonly status: number; readonly body: object };

type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  created: number;
  evidence: Record<string, string>;
  evidence_details: { due_by: number | null };
  balance_transactions: { amount: number; fee: number; currency: string }[];
};
type Charged = { readonly id: string; readonly amount: number; readonly currency: string };

export const now = () => Math.floor(Date.now() / 1000);

export const failure = (status: number, error: object): Answer => ({ status, body: { error } });

export const invalid = (code: string, message: string) =>
  failure(400, { type: 'invalid_request_error', code, message });

/** The disputes of the fake Stripe, as its test mode decides them. */
export const fakeDisputes = (fresh: (kind: string) => string) => {
  const disputes = new Map<string, Dispute>();

  /** The bank of a card takes all of it back, and asks why it was charged. */
  const dispute = (intent: Charged): void => {
    const made: Dispute = {
      id: fresh('dp'),
      object: 'dispute',
      amount: intent.amount,
      currency: intent.currency,
      charge: `ch_of_${intent.id}`,
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
      created: now(),
      evidence: {},
      evidence_details: { due_by: now() + 7 * 86_400 },
      balance_transactions: [{ amount: -intent.amount, fee: 1_500, currency: 'inr' }],
    };
    disputes.set(made.id, made);
  };

  const decide = (of: Dispute, status: 'won' | 'lost'): void => {
    of.status = status;
    if (status === 'won') {
      of.balance_transactions.push({ amount: of.amount, fee: 0, currency: 'inr' });
    }
  };

  const evidenceIn = (params: Seen['params']) =>
    Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => {
        const field = /^evidence\[(\w+)\]$/.exec(name)?.[1];
        return field === undefined ? [] : [[field, value]];
      }),
    );

  const answer = (of: Dispute | undefined, { method, path, params }: Seen): Answer => {
    if (!of) return failure(404, { type: 'invalid_request_error', code: 'resource_missing' });
    if (method === 'GET') return { status: 200, body: of };
    if (!['needs_response', 'warning_needs_response'].includes(of.status)) {
      return invalid('dispute_already_closed', `It is ${of.status}.`);
    }
    if (path.endsWith('/close')) {
      decide(of, 'lost');
      return { status: 200, body: of };
    }
    of.evidence = { ...of.evidence, ...evidenceIn(params) };
    if (params['submit'] === 'true') {
      const { uncategorized_text: text } = of.evidence;
      if (text === 'winning_evidence') decide(of, 'won');
      else if (text === 'losing_evidence') decide(of, 'lost');
      else of.status = 'under_review';
    }
    return { status: 200, body: of };
  };

  const isDisputed = (id: string) =>
    [...disputes.values()].some((one) => one.payment_intent === id && one.status !== 'won');

  return { disputes, dispute, decide, answer, isDisputed };
};
