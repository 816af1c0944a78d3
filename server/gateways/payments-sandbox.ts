import { randomBytes, timingSafeEqual } from 'node:crypto';
import { findSandboxCard } from '#contract/sandbox-cards.ts';
import type { SandboxCard } from '#contract/sandbox-cards.ts';
import { upiToken } from '#contract/sandbox-upi.ts';
import { upiLink, upiValidMinutes } from '#domain/upi.ts';
import type { Db } from '../db/db.ts';
import type { CardRefusal, Charge, PaymentsPort } from '../ports/payments.ts';
import { readGatewayEvent } from './gateway-event.ts';
import {
  addCharge,
  addRefund,
  findCharge,
  findRefund,
  listCharges,
  listRefunds,
  moveCharge,
} from './payments-sandbox-store.ts';
import type { ChargeRow } from './payments-sandbox-store.ts';
import {
  addDispute,
  answerDispute,
  findDispute,
  isDisputed,
  listDisputes,
} from './payments-sandbox-dispute-store.ts';
import type { Keys } from '../secrets/sealing.ts';

type Moved = Parameters<typeof moveCharge> extends [Db, ...infer Rest] ? Rest : never;

type Options = { readonly db: Db; readonly keys: Keys };

const refusalOf = (row: ChargeRow): CardRefusal | undefined => {
  if (row.code === null) return undefined;
  return {
    code: row.code,
    ...(row.decline_code === null ? {} : { declineCode: row.decline_code }),
  };
};

const upiOf = ({ id, state, amount_paise: amountPaise, valid_until: validUntil }: ChargeRow) => {
  if (state !== 'requires_action' || validUntil === null) return {};
  const reference = id.replace(/^.*_/, '');
  const to = { payee: 'localhands@sandbox', name: 'LocalHands', note: 'LocalHands' };
  return { upi: { link: upiLink({ ...to, amountPaise, reference }), validUntil } };
};

const toCharge = (row: ChargeRow): Charge => {
  const refusal = refusalOf(row);
  return {
    id: row.id,
    amountPaise: row.amount_paise,
    state: row.state,
    ...(refusal ? { refusal } : {}),
    ...(row.token === upiToken ? { method: 'upi', ...upiOf(row) } : {}),
  };
};

const freshId = (kind: string) => `${kind}_sandbox_${randomBytes(12).toString('hex')}`;

/** The gateway's refusal of a token that it does not know. */
const noSuchToken: CardRefusal = { code: 'resource_missing' };
const notProven: CardRefusal = { code: 'payment_intent_authentication_failure' };

/** A bank that takes its time answers this many seconds after the app. */
const lateSeconds = 20;

/** What the charge becomes with each thing that can happen in the app. */
const afterUpi = {
  approve: { state: 'succeeded', refusal: undefined },
  refuse: { state: 'refused', refusal: { code: 'upi_refused' } },
  late: { state: 'processing', refusal: undefined, answersInSeconds: lateSeconds },
} as const;

const afterwards = ({ refusal }: SandboxCard) =>
  ({ state: refusal ? 'refused' : 'succeeded', refusal }) as const;

/** Signature of the sandbox's webhooks, with a key of this installation. */
export const signSandboxEvent = (keys: Keys, body: string): string =>
  keys.hash('sandbox event', body).toString('hex');

/**
 * A card gateway that needs no account and no network. It has its own books, commits on its own and
 * knows nothing of bookings, so that every failure of a remote gateway can happen with it too.
 */
export const openSandbox = ({ db, keys }: Options): PaymentsPort => {
  const find = async (id: string): Promise<Charge> => toCharge(await findCharge(db, id));

  const move = async (...how: Moved): Promise<Charge> => toCharge(await moveCharge(db, ...how));

  /** §39: the bank of such a card takes back what was paid. */
  const afterPaid = async (card: SandboxCard, charge: Charge): Promise<Charge> => {
    const disputed = card.disputed === true && charge.state === 'succeeded';
    if (disputed) await addDispute(db, freshId('dp'), charge.id);
    return charge;
  };

  const cardOf = async (id: string): Promise<SandboxCard | undefined> =>
    findSandboxCard((await findCharge(db, id)).token ?? '');

  return {
    gateway: 'sandbox',

    open: async ({ key, amountPaise }) =>
      toCharge(await addCharge(db, { id: freshId('pi'), key, amountPaise })),

    confirm: async (id, token) => {
      if (token === upiToken) {
        const wait = { state: 'requires_action', validSeconds: upiValidMinutes * 60 } as const;
        return move(id, ['open', 'refused'], { ...wait, refusal: undefined, token });
      }
      const card = findSandboxCard(token);
      if (!card) return { ...(await find(id)), state: 'refused', refusal: noSuchToken };
      const to = card.challenge
        ? ({ state: 'requires_action', refusal: undefined } as const)
        : afterwards(card);
      return afterPaid(card, await move(id, ['open', 'refused'], { ...to, token }));
    },

    read: find,

    close: async (id) => {
      const { refusal } = await find(id);
      return move(id, ['open', 'refused', 'requires_action'], { state: 'closed', refusal });
    },

    refund: async ({ chargeId, amountPaise, key }) => {
      const before = await findRefund(db, 'idempotency_key', key);
      if (before) return before;
      if (await isDisputed(db, chargeId)) return { tryAgain: 'charge_disputed' };
      const state = (await cardOf(chargeId))?.refundFails ? 'failed' : 'succeeded';
      await addRefund(db, { id: freshId('re'), chargeId, key, amountPaise, state });
      const made = await findRefund(db, 'idempotency_key', key);
      if (!made) throw new Error(`The sandbox gives no more back of ${chargeId}`);
      return made;
    },

    readRefund: async (id) => (await findRefund(db, 'id', id)) ?? { id, state: 'failed' },

    listCharges: (from, to) => listCharges(db, from, to),

    listRefunds: (from, to) => listRefunds(db, from, to),

    listDisputes: (from, to) => listDisputes(db, from, to),

    readDispute: (id) => findDispute(db, id),

    answerDispute: (id, { text }) => answerDispute(db, id, text),

    acceptDispute: (id) => answerDispute(db, id, ''),

    readEvent: (body, signature) => {
      const text = Buffer.from(body).toString();
      const expected = Buffer.from(signSandboxEvent(keys, text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'unsigned';
      return readGatewayEvent(text);
    },

    answerChallenge: async (id, passed) => {
      const card = await cardOf(id);
      if (!card) return;
      const to = passed ? afterwards(card) : ({ state: 'refused', refusal: notProven } as const);
      await move(id, ['requires_action'], to);
    },

    answerUpi: async (id, answer) => {
      // Reading it ends a request that is no longer valid.
      const { upi } = await find(id);
      if (upi) await move(id, ['requires_action'], afterUpi[answer]);
    },
  };
};
