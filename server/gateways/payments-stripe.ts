import { Stripe } from 'stripe';
import { readGatewayEvent } from './gateway-event.ts';
import {
  createdWithin,
  idOf,
  instantOf,
  isDefinite,
  keyOf,
  orTryAgain,
} from './payments-stripe-asking.ts';
import { disputesAt } from './payments-stripe-dispute.ts';
import type {
  CardRefusal,
  Charge,
  GivenBack,
  GatewayEntry,
  Payer,
  PaymentsPort,
  RefundEntry,
  Refunding,
} from '../ports/payments.ts';

type Options = {
  readonly secretKey: string;
  /** Without it no event at the webhook is trusted; the jobs ask the gateway instead. */
  readonly webhookSecret: string | undefined;
  /** Where a bank or an app sends the customer back to. */
  readonly returnUrl: string;
  /** Another host than Stripe's own, for tests. */
  readonly base: string | undefined;
  readonly timeoutMs?: number;
};

/** Indian rules want a name and an address with every payment. */
const addressOf = (payer: Payer) => ({
  name: payer.name,
  address: {
    line1: payer.line1,
    country: payer.country,
    ...(payer.city === undefined ? {} : { city: payer.city }),
    ...(payer.state === undefined ? {} : { state: payer.state }),
    ...(payer.postalCode === undefined ? {} : { postal_code: payer.postalCode }),
  },
});

type Failure = { readonly code?: string | null; readonly decline_code?: string | null };

const refusalOf = ({ code, decline_code }: Failure): CardRefusal => ({
  code: code ?? 'card_declined',
  ...(decline_code ? { declineCode: decline_code } : {}),
});

const stateOf = (intent: Stripe.PaymentIntent): Charge['state'] => {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'processing':
      return 'processing';
    case 'requires_action':
      return 'requires_action';
    case 'canceled':
      return 'closed';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'refused' : 'open';
    case 'requires_confirmation':
      return 'open';
    // No call of ours leads to these states; they count as not final.
    case 'requires_capture':
    default:
      return 'processing';
  }
};

/** Known once the payment was read with its method. */
const methodOfIntent = ({ payment_method: used }: Stripe.PaymentIntent): Pick<Charge, 'method'> =>
  used === null || typeof used === 'string' ? {} : { method: used.type === 'upi' ? 'upi' : 'card' };

const toCharge = (intent: Stripe.PaymentIntent): Charge => ({
  id: intent.id,
  amountPaise: intent.currency === 'inr' ? intent.amount : Number.NaN,
  state: stateOf(intent),
  ...(intent.last_payment_error ? { refusal: refusalOf(intent.last_payment_error) } : {}),
  ...methodOfIntent(intent),
  ...(intent.client_secret === null ? {} : { clientSecret: intent.client_secret }),
});

/** The metadata field with our key, by which a refund is found again after Stripe has forgotten the idempotency key. */
const keyName = 'localhands_key';

const ofRefund = ({ payment_intent, amount, metadata }: Stripe.Refund) => {
  const key = metadata?.[keyName];
  const of = { chargeId: idOf(payment_intent), amountPaise: amount };
  return key === undefined ? of : { ...of, key };
};

const toGivenBack = (refund: Stripe.Refund): GivenBack => {
  const { id, status } = refund;
  const of = ofRefund(refund);
  if (status === 'succeeded') return { id, state: 'succeeded', of };
  if (status === 'failed' || status === 'canceled') return { id, state: 'failed', of };
  return { id, state: 'pending', of };
};

const isOver = (error: Failure) => error.code === 'payment_intent_unexpected_state';

export const openStripe = ({
  secretKey,
  webhookSecret,
  returnUrl,
  base,
  timeoutMs = 8_000,
}: Options): PaymentsPort => {
  const url = base === undefined ? undefined : new URL(base);
  const protocol = url?.protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url
      ? { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol }
      : {}),
  });
  const { charges, paymentIntents, paymentMethods, refunds } = stripe;

  const read = async (id: string): Promise<Charge> =>
    toCharge(await paymentIntents.retrieve(id, { expand: ['payment_method'] }));

  /** Some refusals are not recorded on the payment: then the reason comes from the answer. */
  const readRefused = async (id: string, refusal: CardRefusal): Promise<Charge> => {
    const charge = await read(id);
    return charge.state === 'open' ? { ...charge, state: 'refused', refusal } : charge;
  };

  const listRefunds = async ({ chargeId }: Refunding): Promise<Stripe.Refund[]> =>
    (await refunds.list({ payment_intent: chargeId, limit: 100 })).data;

  /** Made by an earlier request whose answer was lost. */
  const findOwn = ({ key }: Refunding, made: readonly Stripe.Refund[]) =>
    made.find(({ metadata }) => metadata?.[keyName] === key);

  /** Nothing is left to refund: an earlier request made this one, or an operator made it on Stripe's own pages. */
  const findMade = async (wanted: Refunding, otherwise: Error): Promise<GivenBack> => {
    const made = await listRefunds(wanted);
    const byHand = ({ metadata, amount }: Stripe.Refund) =>
      metadata?.[keyName] === undefined && amount === wanted.amountPaise;
    const found = findOwn(wanted, made) ?? made.find(byHand);
    if (!found) throw otherwise;
    return toGivenBack(found);
  };

  /** The three things a checkout may call a card. */
  const methodOf = async (id: string, token: string, payer: Payer) => {
    if (token.startsWith('ctoken_')) return { confirmation_token: token };
    if (!token.startsWith('tok_')) return { payment_method: token };
    const method = await paymentMethods.create(
      { type: 'card', card: { token }, billing_details: addressOf(payer) },
      { idempotencyKey: keyOf('method', id, token, payer) },
    );
    return { payment_method: method.id };
  };

  return {
    gateway: 'stripe',

    open: ({ key, amountPaise, description, bookingId, payer }) =>
      orTryAgain(async () =>
        toCharge(
          await paymentIntents.create(
            {
              amount: amountPaise,
              currency: 'inr',
              description,
              shipping: addressOf(payer),
              // Cards, and whatever else the account offers.
              automatic_payment_methods: { enabled: true },
              metadata: { booking_id: bookingId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    confirm: (id, token, payer) =>
      orTryAgain(
        async () => {
          const idempotencyKey = keyOf('confirm', id, token, payer);
          const method = await methodOf(id, token, payer);
          const params = {
            ...method,
            shipping: addressOf(payer),
            use_stripe_sdk: true,
            return_url: returnUrl,
          };
          return toCharge(await paymentIntents.confirm(id, params, { idempotencyKey }));
        },
        (error) => {
          if (!isDefinite(error)) return undefined;
          return isOver(error) ? read(id) : readRefused(id, refusalOf(error));
        },
      ),

    read: (id) => orTryAgain(() => read(id)),

    close: (id) =>
      orTryAgain(
        async () => toCharge(await paymentIntents.cancel(id)),
        (error) => (isOver(error) ? read(id) : undefined),
      ),

    refund: (wanted) =>
      orTryAgain(
        async () => {
          const made = wanted.again ? findOwn(wanted, await listRefunds(wanted)) : undefined;
          if (made) return toGivenBack(made);
          const { chargeId, amountPaise, key } = wanted;
          const metadata = { [keyName]: key };
          return toGivenBack(
            await refunds.create(
              { payment_intent: chargeId, amount: amountPaise, metadata },
              { idempotencyKey: key },
            ),
          );
        },
        (error) => (error.code === 'charge_already_refunded' ? findMade(wanted, error) : undefined),
      ),

    readRefund: (id) => orTryAgain(async () => toGivenBack(await refunds.retrieve(id))),

    listCharges: (from, to) =>
      orTryAgain(async () => {
        const all: GatewayEntry[] = [];
        for await (const charge of charges.list(createdWithin(from, to))) {
          if (charge.status !== 'succeeded') continue;
          const id = idOf(charge.payment_intent) || charge.id;
          all.push({ id, amountPaise: charge.amount_captured, at: instantOf(charge.created) });
        }
        return all;
      }),

    listRefunds: (from, to) =>
      orTryAgain(async () => {
        const all: RefundEntry[] = [];
        for await (const refund of refunds.list(createdWithin(from, to))) {
          if (refund.status !== 'succeeded') continue;
          all.push({ id: refund.id, at: instantOf(refund.created), ...ofRefund(refund) });
        }
        return all;
      }),

    ...disputesAt(stripe),

    readEvent: (body, signature) => {
      if (webhookSecret === undefined) return 'unsigned';
      const bytes = Buffer.from(body);
      try {
        stripe.webhooks.signature?.verifyHeader(bytes, signature, webhookSecret);
      } catch {
        // Half a header makes the library fail in ways of its own: whatever it says, nothing was verified.
        return 'unsigned';
      }
      return readGatewayEvent(bytes.toString());
    },
  };
};
