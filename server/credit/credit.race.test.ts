import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { useApp } from '../testing/app.ts';
import { creditOf, give, takeBack } from '../testing/credit.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { goodPassword } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';
import { useCredit } from '../money/use-credit.ts';
import { addCredit } from '../money/credit-store.ts';

const t = useApp();
const times = rounds(10, 30);

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

/** Into the books, without paying what is open. */
const credit = (by: Operator, userId: string) =>
  addCredit(t.database, {
    userId,
    key: randomUUID(),
    move: 'given',
    amountPaise: 1_000,
    operatorId: by.id,
    words: null,
  });

describe('§32 at the same moment', { timeout: 300_000 }, () => {
  test('two bills of one customer: no rupee of credit pays both', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id: first } = await work(t);
    const { id: second } = await agree(t, 200, { asha });
    for (let round = 0; round < times; round += 1) {
      await credit(neela, asha.id);
      const used = await Promise.all(
        [first, second].map((id) => t.deps.db.transaction((db) => useCredit(db, asha.id, id))),
      );
      expect([used, used.toReversed()]).toContainEqual([0, 1_000]);
      expect((await creditOf(asha)).balance).toBe(0);
    }
  });

  test('one key twice: one credit', async () => {
    const neela = await addOperatorTo(t);
    const asha = await t.user();
    for (let round = 1; round <= times; round += 1) {
      const key = randomUUID();
      const both = await Promise.all([
        give(neela, asha, 10, { key }),
        give(neela, asha, 10, { key }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await creditOf(asha)).balance).toBe(10 * round);
    }
  });

  test('taken back while it pays: one of the two', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id } = await work(t);
    for (let round = 0; round < times; round += 1) {
      await credit(neela, asha.id);
      const [used, taken] = await Promise.all([
        t.deps.db.transaction((db) => useCredit(db, asha.id, id)),
        takeBack(neela, asha, 10),
      ]);
      expect([used, taken.status]).toEqual(used === 0 ? [0, 200] : [1_000, 409]);
    }
  });

  test('given while the card pays: together no more than the bill', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const job = await agree(t);
      const [paid] = await Promise.all([job.pay('tok_visa'), give(neela, job.asha, 100)]);
      expect([200, 202]).toContain(paid.status);
      const { paymentState, paid: sum } = await job.asha.send(getBooking, undefined, {
        params: { id: job.id },
      });
      expect([paymentState, sum]).toEqual(['paid', 300]);
    }
  });

  test('given while the account is deleted: nothing is left of it', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const asha = await t.user();
      await Promise.all([
        asha.send(deleteAccount, { currentPassword: goodPassword }),
        give(neela, asha, 10),
      ]);
    }
    const [left] = await t.database.query<{ paise: number }>(
      `select coalesce(sum(case when credit = 'credit' then amount_paise else -amount_paise end), 0)::int as paise
       from ledger where user_id is not null`,
    );
    expect(left).toEqual({ paise: 0 });
  });
});
