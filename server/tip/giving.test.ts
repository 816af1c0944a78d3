import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { audit } from '../testing/paying.ts';
import { day, done, passLong, rate } from '../testing/rating.ts';
import { ratedByCustomer, ratedUnpaid, tip, tipFor, tryTip } from '../testing/tips.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

describe('§35 who may give one', () => {
  const refused = (code: string) => ({ status: 409, body: { code } });

  test('the customer, after the work and the rating, once', async () => {
    const job = await done(t);
    expect(await tryTip(job, 50)).toMatchObject(refused('tip_not_rated'));
    expect(await tipFor(job.asha, job)).toMatchObject({ offered: false, tip: null });
    await rate(job.asha, job, { stars: 3 });
    expect((await tryTip(job, 50, 'tok_visa', job.ravi)).status).toBe(403);
    expect((await tryTip(job, 50, 'tok_visa', await t.user())).status).toBe(403);
    await tip(job);
    expect(await tryTip(job, 20)).toMatchObject(refused('already_tipped'));
    const charged = await t.database.query(
      `select 1 from sandbox_charges where state = 'succeeded'`,
    );
    expect(charged).toHaveLength(2);
  });

  test.each([9, 0, -50, 1_001, 20.5, '50', null])('not of %s rupees', async (amount) => {
    const job = await ratedByCustomer(t);
    expect((await tryTip(job, amount)).status).toBe(400);
  });

  test('within seven days of the work', async () => {
    const job = await ratedByCustomer(t);
    await passLong(t, 7 * day - 10);
    expect(await tipFor(job.asha, job)).toMatchObject({ offered: true });
    await passLong(t, 20);
    expect(await tryTip(job, 50)).toMatchObject(refused('tip_too_late'));
    expect(await tipFor(job.asha, job)).toMatchObject({ offered: false });
  });

  test.each([
    ['the same phone', `update handymen set phone = (select contact_number from users limit 1)`],
    ['the same browser', `update ratings set same_browser = true`],
    [
      'the same mailbox',
      `update mailboxes set mailbox = (select mailbox from mailboxes where role = 'user' limit 1)
       where role = 'handyman'`,
    ],
    ['a deleted account', `update handymen set deleted_at = now()`],
  ])('not to oneself: %s', async (_, sql) => {
    const job = await ratedByCustomer(t);
    await t.database.query(sql);
    expect(await tryTip(job, 50)).toMatchObject(refused('tip_not_possible'));
    expect(await tipFor(job.asha, job)).toMatchObject({ offered: false });
    const charged = await t.database.query(
      `select 1 from sandbox_charges where state = 'succeeded'`,
    );
    expect(charged).toHaveLength(1);
  });

  test('a customer gives at most 2,000 rupees within a day, a professional gets at most 5,000', async () => {
    const asha = await t.user();
    for (const amount of [1_000, 990]) await tip(await ratedUnpaid(t, { asha }), amount);
    const last = await ratedByCustomer(t, { asha });
    expect(await tryTip(last, 11)).toMatchObject(refused('tip_limit'));
    await tip(last, 10);

    const ravi = await t.handyman();
    for (let n = 0; n < 5; n += 1) await tip(await ratedByCustomer(t, { ravi }), 1_000);
    const sixth = await ratedByCustomer(t, { ravi });
    expect(await tryTip(sixth, 10)).toMatchObject(refused('tip_limit'));
    await passLong(t, day + 1);
    await tip(sixth, 10);
  });

  test('a refused card takes nothing of the day', async () => {
    const asha = await t.user();
    const first = await ratedUnpaid(t, { asha });
    for (let n = 0; n < 3; n += 1) {
      expect((await tryTip(first, 1_000, 'tok_chargeDeclined')).status).toBe(402);
    }
    await tip(first, 1_000);
    await tip(await ratedUnpaid(t, { asha }), 1_000);
  });
});
