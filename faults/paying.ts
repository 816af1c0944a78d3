import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { vi } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { config, getReceipt, settlePayment, webhook } from '#contract/payment.ts';
import type { Db } from '../server/testing/databases.ts';
import type { startFakeStripe } from '../server/testing/fake-stripe.ts';
import { pune } from '../server/testing/people.ts';
import type { Line } from './connection.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Account } from '../server/testing/accounts.ts';
import { send } from './people.ts';
import type { Member } from './people.ts';

export type Fake = Awaited<ReturnType<typeof startFakeStripe>>;
type Party = Pick<Member, 'id' | 'cookies' | 'email' | 'lat' | 'long'>;
export type Pair = { readonly asha: Party; readonly ravi: Party };

const party = ({ id, email, cookie }: Account): Party => ({ id, email, cookies: cookie, ...pune });

/** A new pair each time: the limits of one pair are few requests a day. */
export const newPairs = async (db: Db, count: number): Promise<Pair[]> =>
  (await addPairs(db, count)).map(({ user, handyman }) => ({
    asha: party(user),
    ravi: party(handyman),
  }));

export const webhookSecret = 'whsec_of_the_tests';

/** The total that the customer is shown: no more than this may ever be charged. */
export const shownPaise = 30_000;

/** A job that two have agreed on, and what can be done about its money. */
export const agree = async (line: Line, fake: Fake, { asha, ravi }: Pair) => {
  const [user_id, handyman_id] = [asha.id, ravi.id];
  const ask = { lat: asha.lat, long: asha.long, user_id, handyman_id, cost: 200 };
  const asked = await send(line, createNotification, ask, asha.cookies);
  await send(line, acceptNotification, { handyman_id }, ravi.cookies);
  const id = String(asked.body['notification_id']);
  const params = { id };
  const read = async () => (await send(line, getBooking, undefined, asha.cookies, params)).body;
  const intents = () =>
    [...fake.intents.values()].filter(({ metadata }) => metadata.booking_id === id);
  return {
    id,
    read,
    intents,
    taken: () => intents().filter(({ status }) => status === 'succeeded'),
    givenBack: () =>
      [...fake.refunds.values()].filter((one) => intents().some(({ id: pi }) => pi === one.intent)),
    /** At this process, or at another. */
    pay: (card: string, at = line) =>
      send(at, config, { token: { id: card }, booking_id: id }, asha.cookies),
    settle: (payment: unknown) =>
      send(line, settlePayment, {}, asha.cookies, { id: String(payment) }),
    cancel: () => send(line, cancelBooking, {}, asha.cookies, params),
    receipt: () => send(line, getReceipt, undefined, asha.cookies, params),
    work: async () => {
      const otp = (await read())['startCode'];
      const started = await send(line, jobStartOtp, { otp, email: asha.email }, ravi.cookies);
      const done = await send(line, workDoneCheck, { handyman_id, user_id }, ravi.cookies);
      return [started.status, done.status];
    },
  };
};
export type Job = Awaited<ReturnType<typeof agree>>;

type GatewayEvent = { readonly about: string; readonly type: string; readonly id?: string };

/** An event of the gateway; forged, when it is signed with another secret. */
export const sendEvent = async (
  line: Line,
  { about, type, id = `evt_${randomUUID()}` }: GatewayEvent,
  secret = webhookSecret,
): Promise<number> => {
  const object = { object: 'payment_intent', id: about };
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const answer = await line.ask({
    method: 'POST',
    path: webhook.path,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signature}`,
    },
    body: Buffer.from(payload),
  });
  return answer?.status ?? 0;
};

const nudge = `
  with p as (update payments set next_check_at = now()
    where state in ('created', 'processing', 'requires_action'))
  update refunds set next_check_at = now() where state in ('created', 'pending')`;

const open = `
  select 1 from bookings b where b.id = $1 and (
    (b.state = 'cancelled' and b.payment_state = 'paid') or b.payment_state = 'processing'
    or exists (select 1 from payments p where p.booking_id = b.id and p.state in ('created', 'processing')))`;

/** Until everything about the money of a booking is known; nudges the job, whose own pauses are too long for a test. */
export const untilSettled = (db: pg.Pool, id: string): Promise<unknown> =>
  vi.waitFor(
    async () => {
      await db.query(nudge);
      const { rowCount } = await db.query(open, [id]);
      if (rowCount !== 0) throw new Error(`The money of ${id} is still on its way`);
    },
    { timeout: 90_000, interval: 200 },
  );
