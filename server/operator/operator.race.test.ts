import { expect, test } from 'vitest';
import { changeOperator, resetOperator } from '#contract/operator.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';

const t = useApp();

const adminsLeft = () =>
  t.database.query(
    `select 1 from operators
     where level = 'admin' and disabled_at is null and password_hash is not null`,
  );

const at = (id: string) => ({ params: { id } });

test('§11 two admins who reset each other at once: one of them can still log in', async () => {
  for (let round = 0; round < 10; round += 1) {
    await t.database.query('update operators set disabled_at = now()');
    const [one, other] = [await addOperatorTo(t), await addOperatorTo(t)];
    const both = await Promise.all([
      one.try(resetOperator, {}, at(other.id)),
      other.try(resetOperator, {}, at(one.id)),
    ]);
    expect(await adminsLeft()).toHaveLength(1);
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    // The second finds itself the only admin left, or logged out already.
    expect(statuses.some((status) => status === 409 || status === 401)).toBe(true);
  }
});

test('§11 so are one who resets and one who closes', async () => {
  for (let round = 0; round < 10; round += 1) {
    await t.database.query('update operators set disabled_at = now()');
    const [one, other] = [await addOperatorTo(t), await addOperatorTo(t)];
    await Promise.all([
      one.try(resetOperator, {}, at(other.id)),
      other.try(changeOperator, { disabled: true }, at(one.id)),
    ]);
    expect(await adminsLeft()).toHaveLength(1);
  }
});
