import { randomBytes, timingSafeEqual } from 'node:crypto';
import { findSandboxCard } from '#contract/sandbox-cards.ts';
import type { SandboxCard } from '#contract/sandbox-cards.ts';
import type { Db } from '../db/db.ts';
import type { CardRefusal, Charge, GivenBack, PaymentsPort } from '../ports/payments.ts';
import { readGatewayEvent } from './gateway-event.ts';
import type { Keys } from '../secrets/sealing.ts';

type Options = { readonly db: Db; readonly keys: Keys };

type ChargeRow = {
  id: string;
  amount_paise: number;
  state: Exclude<Charge['state'], 'processing'>;
  token: string | null;
  code: string | null;
  decline_code: string | null;
};

const columns = 'id, amount_paise, state, token, code, decline_code';

const refusalOf = (row: ChargeRow): CardRefusal | undefined => {
  if (row.code === null) return undefined;
  return {
    code: row.code,
    ...(row.decline_code === null ? {} : { declineCode: row.decline_code }),
  };
};

const toCharge = (row: ChargeRow): Charge => {
  const refusal = refusalOf(row);
  return {
    id: row.id,
    amountPaise: row.amount_paise,
    state: row.state,
    ...(refusal ? { refusal } : {}),
  };
};

const freshId = (kind: string) => `${kind}_sandbox_${randomBytes(12).toString('hex')}`;

/** As a gateway says it when a token is none of its own. */
const noSuchToken: CardRefusal = { code: 'resource_missing' };
const notProven: CardRefusal = { code: 'payment_intent_authentication_failure' };

const afterwards = ({ refusal }: SandboxCard) =>
  ({ state: refusal ? 'refused' : 'succeeded', refusal }) as const;

/** How the sandbox signs what it tells: with a key that only this installation has. */
export const signSandboxEvent = (keys: Keys, body: string): string =>
  keys.hash('sandbox event', body).toString('hex');

/**
 * A card gateway that needs no account and no network. It keeps its own books, commits on its own and
 * knows nothing of bookings, so that everything that can happen with a far one can happen with it.
 */
export const openSandbox = ({ db, keys }: Options): PaymentsPort => {
  const find = async (id: string): Promise<Charge> => {
    const [row] = await db.query<ChargeRow>(
      `select ${columns} from sandbox_charges where id = $1`,
      [id],
    );
    if (!row) throw new Error(`The sandbox knows no charge ${id}`);
    return toCharge(row);
  };

  const cardOf = async (id: string): Promise<SandboxCard | undefined> => {
    const [row] = await db.query<{ token: string | null }>(
      'select token from sandbox_charges where id = $1',
      [id],
    );
    return findSandboxCard(row?.token ?? '');
  };

  /** One conditional update; whoever comes second reads what became of it. */
  const move = async (
    id: string,
    from: readonly ChargeRow['state'][],
    to: { state: ChargeRow['state']; refusal: CardRefusal | undefined; token?: string },
  ): Promise<Charge> => {
    const [row] = await db.query<ChargeRow>(
      `update sandbox_charges set state = $3, code = $4, decline_code = $5,
         token = coalesce($6, token)
       where id = $1 and state in (select value from json_array_elements_text($2::json))
       returning ${columns}`,
      [
        id,
        JSON.stringify(from),
        to.state,
        to.refusal?.code ?? null,
        to.refusal?.declineCode ?? null,
        to.token ?? null,
      ],
    );
    return row ? toCharge(row) : find(id);
  };

  const findRefund = async (column: 'id' | 'charge_id', value: string): Promise<GivenBack> => {
    const [row] = await db.query<GivenBack>(
      `select id, state from sandbox_refunds where ${column} = $1`,
      [value],
    );
    if (!row) throw new Error(`The sandbox knows no refund ${value}`);
    return row;
  };

  return {
    gateway: 'sandbox',

    open: async ({ key, amountPaise }) => {
      await db.query(
        `insert into sandbox_charges (id, idempotency_key, amount_paise) values ($1, $2, $3)
         on conflict (idempotency_key) do nothing`,
        [freshId('pi'), key, amountPaise],
      );
      const [row] = await db.query<ChargeRow>(
        `select ${columns} from sandbox_charges where idempotency_key = $1`,
        [key],
      );
      if (!row) throw new Error('The sandbox lost a charge');
      return toCharge(row);
    },

    confirm: async (id, token) => {
      const card = findSandboxCard(token);
      if (!card) return { ...(await find(id)), state: 'refused', refusal: noSuchToken };
      const to = card.challenge
        ? ({ state: 'requires_action', refusal: undefined } as const)
        : afterwards(card);
      return move(id, ['open', 'refused'], { ...to, token });
    },

    read: find,

    close: async (id) => {
      const { refusal } = await find(id);
      return move(id, ['open', 'refused', 'requires_action'], { state: 'closed', refusal });
    },

    refund: async (id, amountPaise, key) => {
      const state = (await cardOf(id))?.refundFails ? 'failed' : 'succeeded';
      await db.query(
        `insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state)
         select $1, c.id, $3, $4::int, $5 from sandbox_charges c
         where c.id = $2 and c.state = 'succeeded' and c.amount_paise >= $4::int
         on conflict do nothing`,
        [freshId('re'), id, key, amountPaise, state],
      );
      return findRefund('charge_id', id);
    },

    readRefund: (id) => findRefund('id', id),

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
  };
};
