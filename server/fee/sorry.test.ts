import { afterEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { nobodyCame } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { creditOf } from '../testing/credit.ts';
import { cancelFor, feesOf, owing, seen, underWay } from '../testing/fees.ts';
import { agree, audit } from '../testing/paying.ts';
import type { Job, People } from '../testing/paying.ts';

const t = useApp();

afterEach(async () => {
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

const byHandyman = ({ ravi, id }: Job) => ravi.try(cancelBooking, {}, { params: { id } });

const notCome = async (between: People = {}) => {
  const job = await agree(t, 200, between);
  await t.passMinutes(60);
  const { cancellation } = await seen(job.asha, job.id);
  const { msg } = await job.asha.send(nobodyCame, {}, { params: { id: job.id } });
  return { ...job, shown: cancellation?.credit, msg };
};

/** Sessions do not last that long. */
const passDays = (days: number) =>
  t.database.query(`update credits set at = at - $1::int * interval '1 day'`, [days]);

const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email).map(({ text }) => text);
};

describe('§36 credit for a visit that did not happen', () => {
  test('nobody came: everything goes back, and there is credit, as was shown before', async () => {
    const job = await notCome();
    expect(job.shown).toBe(50);
    expect(job.msg).toContain('you have ₹50 of credit');
    expect(await creditOf(job.asha)).toMatchObject({
      balance: 50,
      lines: [{ kind: 'sorry', amount: 50 }],
    });
    expect((await mailsTo(job.asha.email)).join('\n')).toContain(
      'We have given you ₹50 of credit.',
    );
    expect(await balancesIn(t.database)).toEqual({ credit: -50, discounts: 50 });
  });

  test('the professional cancels after their yes: credit, and a mail that says so', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await byHandyman(job);
    expect((await creditOf(job.asha)).balance).toBe(50);
    expect((await mailsTo(job.asha.email)).join('\n')).toContain(
      'We have given you ₹50 of credit for it',
    );
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
  });

  test('once for a customer in thirty days; then no screen and no mail says a word of it', async () => {
    const { asha } = await notCome();
    const again = await notCome({ asha });
    expect([again.shown, again.msg]).toEqual([
      0,
      'The booking is closed. We are sorry that nobody came; what you paid is refunded.',
    ]);
    const job = await agree(t, 200, { asha });
    await byHandyman(job);
    expect((await creditOf(asha)).lines.filter(({ kind }) => kind === 'sorry')).toHaveLength(1);
    const cancelled = (await mailsTo(asha.email)).filter((text) => text.includes('called off'));
    expect(cancelled.join('\n')).not.toContain('credit');
    await passDays(31);
    await byHandyman(await agree(t, 200, { asha }));
    expect((await creditOf(asha)).lines.filter(({ kind }) => kind === 'sorry')).toHaveLength(2);
  });

  test('the same two people together: never again', async () => {
    const { asha, ravi } = await notCome();
    await passDays(400);
    expect((await notCome({ asha, ravi })).shown).toBe(0);
    expect((await creditOf(asha)).lines.filter(({ kind }) => kind === 'sorry')).toHaveLength(1);
  });

  test('three times in thirty days for the visits of one professional', async () => {
    const ravi = await t.handyman();
    const given: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      // Who cancels three times in a day says no further yes on it.
      const job = n < 2 ? await agree(t, 200, { ravi }) : await notCome({ ravi });
      if (n < 2) await byHandyman(job);
      given.push((await creditOf(job.asha)).balance);
    }
    expect(given).toEqual([50, 50, 50, 0]);
  });

  test('it pays what the customer owes first', async () => {
    const { asha } = await owing(t);
    await byHandyman(await agree(t, 200, { asha }));
    expect((await feesOf(asha)).owed).toBe(0);
    expect((await creditOf(asha)).balance).toBe(0);
  });

  test('thieves: in a circle of two customers and two professionals nothing is made twice', async () => {
    const [asha, binod] = [await t.user(), await t.user()];
    const [ravi, sita] = [await t.handyman(), await t.handyman()];
    for (const between of [
      { asha, ravi },
      { asha: binod, ravi: sita },
      { asha, ravi: sita },
      { asha: binod, ravi },
    ]) {
      await byHandyman(await agree(t, 200, between));
      await cancelFor(await underWay(t, between), 50);
    }
    await t.runJobs();
    // Two credits of 50, all that the limits give to two customers, are all that has reached the professionals.
    const books = await balancesIn(t.database);
    expect(books).toEqual({ discounts: 100, professional: -100 });
  });
});
