import { expect, test } from 'vitest';
import { readCustomer } from '#contract/console.ts';
import { lookLimits } from '#domain/contact-reads.ts';
import { useApp } from '../testing/app.ts';
import { addLoggedInTo } from '../testing/operators.ts';

const t = useApp();

/** So many customers whom this operator has just looked at. */
const lookAt = (operatorId: string, count: number) =>
  t.database.query(
    `insert into audit_log (operator_id, action, subject_kind, subject_id)
     select $1::uuid, 'look_at_customer', 'customer', gen_random_uuid()::text
     from generate_series(1, $2::int)`,
    [operatorId, count],
  );

test('§14 pages opened at once are counted one after another, and the admins are told once', async () => {
  await addLoggedInTo(t, 'admin');
  const support = await addLoggedInTo(t, 'support');
  const [few, many] = [5, 20];
  const customers = await Promise.all(Array.from({ length: 2 * many }, () => t.user()));
  const open = async (from: number) =>
    (
      await Promise.all(
        customers
          .slice(from, from + many)
          .map(({ id }) => support.try(readCustomer, undefined, { params: { id } })),
      )
    ).filter(({ status }) => status === 200).length;
  await lookAt(support.id, lookLimits.tellAt - few);
  expect(await open(0)).toBe(many);
  await lookAt(support.id, lookLimits.most - lookLimits.tellAt - many);
  expect(await open(many)).toBe(few);
  const told = await t.database.query(
    `select 1 from mails where subject like '%contact data%'
     union all select 1 from audit_log where action = 'many_looks'`,
  );
  expect(told).toHaveLength(2);
});
