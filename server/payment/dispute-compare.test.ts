import { expect, test } from 'vitest';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import { disputedToken, only, sandboxDisputes } from '../testing/disputes.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { doneUnpaid } from '../testing/rating.ts';
import { compareDay } from './reconcile-actions.ts';

const t = useApp();

const differences = () =>
  t.database.query(
    `select kind, gateway_id, booking_id from reconciliation_differences where gone_at is null order by kind`,
  );

test('§34, §39 the comparison of a day books a dispute that nobody has told of', async () => {
  const neela = await addOperatorTo(t);
  const job = await doneUnpaid(t);
  await job.pay(disputedToken);
  await compareDay(t.deps, dayInIndia(new Date()));
  expect(await only(neela)).toMatchObject({ booking_id: job.id });
  expect(await differences()).toEqual([]);
});

test('§34, §39 a dispute on one list alone is a difference, and so is another amount', async () => {
  const job = await doneUnpaid(t);
  await job.pay(disputedToken);
  const day = dayInIndia(new Date());
  await compareDay(t.deps, day);
  const [id = ''] = await sandboxDisputes(t);
  await t.database.query(`update disputes set gateway_id = 'dp_ours'`);
  await t.database.query('update sandbox_disputes set amount_paise = 29000');
  await compareDay(t.deps, day);
  // That of the gateway is of a payment of ours, so it is booked as one that is new.
  const missing = { kind: 'dispute_missing', gateway_id: 'dp_ours', booking_id: job.id };
  expect(await differences()).toEqual([missing]);
  await t.database.query('update sandbox_disputes set amount_paise = 28000');
  await compareDay(t.deps, day);
  const amount = { kind: 'dispute_amount', gateway_id: id, booking_id: job.id };
  expect(await differences()).toEqual([amount, missing]);
  // A payment that is not ours has a dispute that is not.
  await t.database.query(`update payments set gateway_id = 'pi_other'`);
  await t.database.query(
    `update disputes set gateway_id = 'dp_other' where gateway_id <> 'dp_ours'`,
  );
  await compareDay(t.deps, day);
  expect(await differences()).toContainEqual({
    kind: 'dispute_unknown',
    gateway_id: id,
    booking_id: null,
  });
  expect(t.log.some((line) => line.includes('a dispute of an unknown charge'))).toBe(true);
});
