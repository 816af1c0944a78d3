import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure, fakeDisputes, invalid, now } from './fake-stripe-disputes.ts';
import type { Answer, Seen } from './fake-stripe-disputes.ts';

/**
 * `down`: refuses connections. `error`: 500 and nothing done. `hang`: taken, never answered. `cut`: done, but the line
 * is cut before the answer. `hold`: done, and the answer never comes. `refuse`: what was sent is wrong.
 */
export type Mode = 'work' | 'refuse' | 'down' | 'error' | 'hang' | 'cut' | 'hold';

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  payment_method: string | null;
  last_payment_error: object | null;
  metadata: { booking_id: string };
};

/** The answers to Stripe's test cards, written down independently of the product's table. */
const declines: Readonly<Record<string, readonly [code: string, declineCode: string | null]>> = {
  chargeDeclined: ['card_declined', 'generic_decline'],
  chargeDeclinedInsufficientFunds: ['card_declined', 'insufficient_funds'],
  chargeDeclinedLostCard: ['card_declined', 'lost_card'],
  chargeDeclinedStolenCard: ['card_declined', 'stolen_card'],
  chargeDeclinedExpiredCard: ['expired_card', 'expired_card'],
  chargeDeclinedIncorrectCvc: ['incorrect_cvc', 'incorrect_cvc'],
  chargeDeclinedProcessingError: ['processing_error', 'processing_error'],
};
const good = new Set([
  'visa',
  'upi',
  'mastercard',
  'amex',
  'refundFail',
  'threeDSecure2Required',
  'createDispute',
]);

const cardOf = (name: string) => name.replace(/^(tok|pm_card|ctoken)_/, '').replace(/^visa_/, '');

/** A server that answers as Stripe documents: PaymentIntents, refunds, disputes, idempotency keys. */
export const startFakeStripe = async () => {
  const seen: Seen[] = [];
  const intents = new Map<string, Intent>();
  const refunds = new Map<
    string,
    {
      id: string;
      intent: string;
      amount: number;
      status: string;
      metadata?: Record<string, string>;
    }
  >();
  const replies = new Map<string, { print: string; answer: Answer }>();
  let mode: (seen: Seen) => Mode | Promise<Mode> = () => 'work';
  let count = 0;
  const fresh = (kind: string) => `${kind}_fake${(count += 1)}`;

  const confirm = (intent: Intent, params: Seen['params']): Answer => {
    const startable = ['requires_payment_method', 'requires_confirmation'];
    if (!startable.includes(intent.status)) {
      return invalid('payment_intent_unexpected_state', `It is ${intent.status}.`);
    }
    const method = params['payment_method'] ?? params['confirmation_token'] ?? '';
    const card = cardOf(method);
    const decline = declines[card];
    if (!decline && !good.has(card)) return invalid('resource_missing', `No such card: ${method}`);
    intent.payment_method = method;
    if (card === 'threeDSecure2Required') intent.status = 'requires_action';
    else if (!decline) {
      intent.status = 'succeeded';
      if (card === 'createDispute') bank.dispute(intent);
    } else {
      const [code, decline_code] = decline;
      const error = { type: 'card_error', code, decline_code, message: 'Refused.' };
      intent.last_payment_error = error;
      return failure(402, { ...error, payment_intent: intent });
    }
    return { status: 200, body: intent };
  };

  const bank = fakeDisputes(fresh);
  const { disputes } = bank;

  const refund = ({ payment_intent = '', amount = '0', ...more }: Seen['params']): Answer => {
    const intent = intents.get(payment_intent);
    if (intent?.status !== 'succeeded') return invalid('charge_not_captured', 'Nothing to refund.');
    if (bank.isDisputed(payment_intent))
      return invalid('charge_disputed', 'It has been charged back.');
    const before = [...refunds.values()]
      .filter((one) => one.intent === payment_intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (before >= intent.amount) {
      return invalid('charge_already_refunded', 'It has been refunded.');
    }
    if (before + Number(amount) > intent.amount) {
      return invalid('parameter_invalid_integer', 'More than is left.');
    }
    const status = cardOf(intent.payment_method ?? '') === 'refundFail' ? 'failed' : 'succeeded';
    const metadata = { localhands_key: more['metadata[localhands_key]'] ?? '' };
    const made = {
      id: fresh('re'),
      intent: payment_intent,
      amount: Number(amount),
      status,
      metadata,
    };
    refunds.set(made.id, made);
    return { status: 200, body: { ...made, object: 'refund' } };
  };

  const answerTo = ({ method, path, params }: Seen): Answer => {
    const [, kind = '', id = '', step = ''] = path.slice(3).replace(/\?.*/, '').split('/');
    if (method === 'POST' && path === '/v1/payment_methods') {
      const token = params['card[token]'] ?? '';
      return {
        status: 200,
        body: { object: 'payment_method', id: token.replace('tok_', 'pm_card_') },
      };
    }
    if (method === 'POST' && path === '/v1/payment_intents') {
      const intent: Intent = {
        id: fresh('pi'),
        object: 'payment_intent',
        amount: Number(params['amount']),
        currency: params['currency'] ?? '',
        status: 'requires_payment_method',
        client_secret: fresh('secret'),
        payment_method: null,
        last_payment_error: null,
        metadata: { booking_id: params['metadata[booking_id]'] ?? '' },
      };
      intents.set(intent.id, intent);
      return { status: 200, body: intent };
    }
    if (path === '/v1/refunds' && method === 'POST') return refund(params);
    if (path.startsWith('/v1/charges?')) {
      const data = [...intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .map(({ id: payment_intent, amount }) => ({
          id: `ch_of_${payment_intent}`,
          object: 'charge',
          payment_intent,
          status: 'succeeded',
          amount_captured: amount,
          created: now(),
        }));
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (path.startsWith('/v1/refunds?') || path === '/v1/refunds') {
      const ofDay = path.includes('created');
      const all = [...refunds.values()]
        .filter((one) => ofDay || path.includes(one.intent))
        .map((one) => ({ ...one, payment_intent: one.intent, created: now() }));
      return { status: 200, body: { object: 'list', data: all, has_more: false } };
    }
    if (path.startsWith('/v1/disputes?')) {
      const data = [...disputes.values()];
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (kind === 'disputes') {
      return bank.answer(disputes.get(id), { method, path, params, key: undefined });
    }
    const intent = intents.get(id);
    if (kind === 'refunds') {
      return { status: 200, body: { ...refunds.get(id), object: 'refund' } };
    }
    if (!intent) return failure(404, { type: 'invalid_request_error', code: 'resource_missing' });
    if (step === 'confirm') return confirm(intent, params);
    if (step === 'cancel') {
      if (['succeeded', 'canceled'].includes(intent.status)) {
        return invalid('payment_intent_unexpected_state', `It is ${intent.status}.`);
      }
      intent.status = 'canceled';
    }
    if (
      decodeURIComponent(path).includes('expand[0]=payment_method') &&
      intent.payment_method !== null
    ) {
      const type = cardOf(intent.payment_method) === 'upi' ? 'upi' : 'card';
      return { status: 200, body: { ...intent, payment_method: { id: 'pm_fake', type } } };
    }
    return { status: 200, body: intent };
  };

  /** The same idempotency key brings the same answer; with other parameters it is an error. */
  const once = (request: Seen): Answer => {
    if (request.key === undefined) return answerTo(request);
    const print = createHash('sha256')
      .update(JSON.stringify([request.path, request.params]))
      .digest('hex');
    const known = replies.get(request.key);
    if (known && known.print !== print) {
      return failure(400, { type: 'idempotency_error', message: 'Another request had this key.' });
    }
    const answer = known?.answer ?? structuredClone(answerTo(request));
    replies.set(request.key, { print, answer });
    return answer;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const key = request.headers['idempotency-key'];
    const asked: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      params: Object.fromEntries(new URLSearchParams(body)),
      key: typeof key === 'string' ? key : undefined,
    };
    seen.push(asked);
    const how = await mode(asked);
    if (how === 'hang') return;
    if (how === 'down') {
      request.socket.destroy();
      return;
    }
    const refusals: Partial<Record<Mode, Answer>> = {
      error: failure(500, { type: 'api_error', message: 'Ouch.' }),
      refuse: invalid('parameter_invalid_string', 'Not like this.'),
    };
    const answer = refusals[how] ?? once(asked);
    if (how === 'hold') return;
    if (how === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    intents,
    refunds,
    disputes,
    decide: bank.decide,
    /** Misbehaves whenever a step is called, or only the first few times. */
    fail: (step: RegExp, how: Mode, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      mode = (asked) => {
        if (!step.test(`${asked.method} ${asked.path}`) || left === 0) return 'work';
        left -= 1;
        return how;
      };
    },
    /** Chooses the mode for each request; the function may wait before it answers. */
    behave: (how: (asked: Seen) => Mode | Promise<Mode>) => {
      mode = how;
    },
    heal: () => {
      mode = () => 'work';
    },
    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys: () => replies.clear(),
    /** The charges that succeeded. */
    charged: () => [...intents.values()].filter((intent) => intent.status === 'succeeded'),
    forget: () => {
      mode = () => 'work';
      for (const books of [intents, refunds, disputes, replies]) books.clear();
      seen.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
