import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
} from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { config, getReceipt } from '#contract/payment.ts';
import { loginUser } from '#contract/user.ts';
import { openPostgres } from '../db/postgres.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { audit } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';
import type { Product } from '../testing/product.ts';

const { newFolder, newDatabase } = usePlaces();

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

const start = async (settings: Record<string, string>) => {
  const running: { product: Product } = { product: await startProduct(settings) };
  cleaning.push(() => running.product.stop('SIGKILL'));
  const [asha, ravi] = [openBrowser(() => running.product), openBrowser(() => running.product)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  return {
    asha,
    kill: () => running.product.stop('SIGKILL'),
    restart: async () => {
      running.product = await startProduct(settings);
    },
    agree: async () => {
      const ask = { ...pune, user_id, handyman_id, cost: 200 as const };
      const { notification_id: id } = await asha.send(createNotification, ask);
      await ravi.send(acceptNotification, { handyman_id });
      return id;
    },
    /** By the handyman: a customer who cancels has to wait before asking the same one again. */
    cancelVisit: (id: string) => ravi.send(cancelBooking, undefined, { params: { id } }),
    paymentOf: async (id: string) =>
      (await asha.send(getBooking, undefined, { params: { id } })).paymentState,
  };
};

/** The answer will never come; only that it was asked for matters. */
const press = (pressed: Promise<unknown>): void => void pressed.catch(() => undefined);

const eventually = { timeout: 60_000, interval: 250 };

describe.each(['embedded', 'Postgres'] as const)(
  'killed while Stripe is at work, on %s',
  { timeout: 240_000 },
  (engine) => {
    test('charged once, given back once, and settled without anybody’s help', async () => {
      const fake = await startFakeStripe();
      cleaning.push(() => fake.close());
      const it = await start({
        DATA_DIR: newFolder(),
        ...(engine === 'Postgres' ? { DATABASE_URL: await newDatabase() } : {}),
        STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
        STRIPE_API_BASE: fake.url,
        // A payment that a killed process left is resumed when its lease has run out.
        PAYMENT_LEASE_SECONDS: '5',
      });
      const id = await it.agree();
      const body = { token: { id: 'pm_card_visa' }, booking_id: id };
      const seen = (step: string) => () =>
        fake.seen.filter(({ path }) => path.endsWith(step)).length;

      // Stripe has charged the card, and its answer is lost.
      fake.fail(/confirm$/, 'hold');
      press(it.asha.send(config, body));
      await expect.poll(seen('/confirm'), eventually).toBe(1);
      expect(fake.charged()).toHaveLength(1);
      await it.kill();
      fake.heal();
      await it.restart();
      await expect.poll(() => it.paymentOf(id), eventually).toBe('paid');
      expect((await it.asha.try(config, body)).status).toBe(409);
      expect(fake.charged()).toHaveLength(1);
      const receipt = await it.asha.send(getReceipt, undefined, { params: { id } });
      expect(receipt.price.total).toBe(300);

      // Stripe has made the refund, and that answer is lost too.
      fake.fail(/refunds$/, 'hold');
      await it.cancelVisit(id);
      await expect.poll(seen('/refunds'), eventually).toBe(1);
      expect(fake.refunds.size).toBe(1);
      await it.kill();
      fake.heal();
      await it.restart();
      await expect
        .poll(() => it.paymentOf(id), { ...eventually, timeout: 90_000 })
        .toBe('refunded');
      expect([...fake.refunds.values()].map(({ amount }) => amount)).toEqual([30_000]);

      // A payment was opened, which charges nothing, and its answer is lost.
      const next = { token: { id: 'pm_card_visa' }, booking_id: await it.agree() };
      const opened = seen('/payment_intents')();
      fake.fail(/intents$/, 'hold');
      press(it.asha.send(config, next));
      await expect.poll(seen('/payment_intents'), eventually).toBe(opened + 1);
      await it.kill();
      fake.heal();
      await it.restart();
      expect(fake.charged()).toHaveLength(1);
      await expect
        .poll(async () => (await it.asha.try(config, next)).status, {
          ...eventually,
          interval: 1_000,
        })
        .toBe(200);
      expect(await it.paymentOf(next.booking_id)).toBe('paid');
      expect(fake.charged()).toHaveLength(2);
    });
  },
);

describe('killed between the sandbox’s success and our commit', () => {
  /** The database itself holds the commit back, so that the moment in between lasts as long as we like. */
  const holdBack = `
    create function hold_back() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(42); return new; end $$;
    create trigger hold_back before update on payments for each row
      when (new.state = 'succeeded') execute function hold_back()`;
  const letGo = `
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 42
      and pid <> pg_backend_pid();
    select pg_advisory_unlock_all();
    drop trigger hold_back on payments;
    drop function hold_back()`;

  test('paid once, charged once', async () => {
    const url = await newDatabase();
    const it = await start({ DATA_DIR: newFolder(), DATABASE_URL: url });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    cleaning.push(() => client.end());
    const db = openPostgres({ url, connections: 2, onError: () => undefined });
    cleaning.push(() => db.close());
    const charges = (id: string) =>
      db.query(
        `select c.amount_paise from payments p join sandbox_charges c on c.id = p.gateway_id
         where p.booking_id = $1 and c.state = 'succeeded'`,
        [id],
      );

    for (let round = 0; round < 3; round += 1) {
      // The first visit that the professional cancels gives credit (§36), which pays a part of the next ones.
      const wanted = [{ amount_paise: round === 0 ? 30_000 : 25_000 }];
      const id = await it.agree();
      const body = { token: { id: 'tok_visa' }, booking_id: id };
      await client.query('select pg_advisory_lock(42)');
      await client.query(holdBack);
      press(it.asha.send(config, body));
      const waiting = async () =>
        (
          await db.query(
            `select 1 from pg_locks join pg_database on pg_database.oid = database
             where locktype = 'advisory' and not granted and objid = 42 and datname = current_database()`,
          )
        ).length;
      await expect.poll(waiting, eventually).toBe(1);
      expect(await charges(id)).toEqual(wanted);
      expect(await it.paymentOf(id)).toBe('processing');
      await it.kill();
      await client.query(letGo);
      await it.restart();
      await expect.poll(() => it.paymentOf(id), eventually).toBe('paid');
      expect((await it.asha.try(config, body)).status).toBe(409);
      expect(await charges(id)).toEqual(wanted);
      await it.cancelVisit(id);
      await expect.poll(() => it.paymentOf(id), eventually).toBe('refunded');
    }
    // The demonstration's jobs come into the books by a job, a hundred at a time.
    const left = async () => (await db.query('select 1 from ledger_due')).length;
    await expect.poll(left, eventually).toBe(0);
    expect(await audit(db)).toEqual([]);
  });
});
