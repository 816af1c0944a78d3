import { afterEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { getEarnings } from '#contract/earnings.ts';
import { listInvoices } from '#contract/invoice.ts';
import { getToday, readBooking } from '#contract/console.ts';
import { getReceipt } from '#contract/payment.ts';
import { getStatement } from '#contract/statement.ts';
import { getWeek } from '#contract/week.ts';
import { readCsv } from '../ledger/statement-actions.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { giveBank, linesOf, run } from '../testing/payouts.ts';
import { day, done, doneUnpaid, passLong, rate, ratingFor } from '../testing/rating.ts';
import { download } from '../testing/my-data.ts';
import type { Person } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';
import { ratedByCustomer, reach, tip, tipFor } from '../testing/tips.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const subjects = () => t.mails.map(({ subject }) => subject);
const mailTo = (address: string, words: string) =>
  t.mails.find((mail) => mail.to.address === address && mail.subject.includes(words));
const isTip = '"forTip": true';
const dataOf = async (who: Person): Promise<string> =>
  unzip((await download(t, who)).file)
    .get('data.json')
    ?.toString() ?? '';
const share = { gateway: 300, professional: -255, revenue: -45, gst: -36, discounts: 36 };

describe('§35 a tip', () => {
  test('is the customer’s own payment beside the bill, with a receipt of its own', async () => {
    const job = await ratedByCustomer(t);
    const before = await job.asha.send(getBooking, undefined, { params: { id: job.id } });
    expect(await tipFor(job.asha, job)).toMatchObject({ offered: true, tip: null });
    await tip(job, 50);
    expect(await tipFor(job.asha, job)).toEqual({
      msg: 'The tip of your visit.',
      offered: false,
      until: null,
      tip: {
        amount: 50,
        state: 'given',
        at: expect.any(String) as string,
        paidWith: 'card',
        receipt: expect.stringMatching(/^LH-/) as string,
        passedOn: false,
      },
    });
    const after = await job.asha.send(getBooking, undefined, { params: { id: job.id } });
    expect(after).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
    expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
    const receipt = await job.asha.send(getReceipt, undefined, { params: { id: job.id } });
    expect(receipt).toMatchObject({ paid: 300, paidBefore: 0, due: 0 });
    expect(receipt.receipts).toHaveLength(1);
    await t.runJobs();
    const mail = mailTo(job.asha.email, 'for your tip');
    expect(mail?.text).toContain('by card');
    expect(mail?.text).toContain('₹50');
    expect(await job.asha.send(listInvoices, undefined, { params: { id: job.id } })).toMatchObject({
      invoices: [{ amount: 300 }],
    });
  });

  test('tells the professional nothing before the rating is visible: neither of the tip nor of the rating', async () => {
    const job = await ratedByCustomer(t);
    const other = await done(t);
    await tip(job);
    await t.runJobs();
    await t.runJobs();
    const of = async ({ ravi, ...rest }: typeof job) => ({
      tip: await tipFor(ravi, { ravi, ...rest }),
      rating: { ...(await ratingFor(ravi, { ravi, ...rest })), until: null },
      earned: (await ravi.send(getEarnings)).earned,
      balance: (await ravi.send(getEarnings)).balance,
    });
    expect(await of(job)).toEqual(await of(other));
    expect(mailTo(job.ravi.email, 'tip')).toBeUndefined();
    expect(await dataOf(job.ravi)).not.toContain(isTip);
    expect(await balancesIn(t.database)).toMatchObject({ held: -50 });
  });

  test('is the professional’s whole once both have rated, and they are told', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    await reach(t, job);
    expect(await tipFor(job.ravi, job)).toMatchObject({
      offered: false,
      tip: { amount: 50, receipt: null, passedOn: true },
    });
    expect(await tipFor(job.asha, job)).toMatchObject({ tip: { passedOn: true } });
    const mail = mailTo(job.ravi.email, 'A tip of ₹50');
    expect(mail?.text).toContain('Customer gave you a tip of ₹50');
    expect(await balancesIn(t.database)).toEqual({ ...share, gateway: 350, professional: -305 });
    // Once: the next look of the job finds nothing.
    await t.runJobs();
    expect(subjects().filter((one) => one.startsWith('A tip of'))).toHaveLength(1);
  });

  test('of a professional who does not rate is theirs seven days after the work', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    await passLong(t, 6.9 * day);
    await t.runJobs();
    expect((await tipFor(job.asha, job)).tip?.passedOn).toBe(false);
    await passLong(t, 0.2 * day);
    await t.runJobs();
    await t.runJobs();
    expect((await tipFor(job.asha, job)).tip?.passedOn).toBe(true);
  });

  test('after both have rated is passed on at once, for a bill that is not paid too', async () => {
    const job = await doneUnpaid(t);
    await rate(job.asha, job, { stars: 4 });
    await rate(job.ravi, job, { stars: 4 });
    await tip(job, 100);
    await t.runJobs();
    expect(await balancesIn(t.database)).toEqual({ gateway: 100, professional: -100 });
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    expect(await job.ravi.send(getEarnings)).toMatchObject({
      earned: 355,
      unpaid: 255,
      balance: 100,
    });
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await balancesIn(t.database)).toEqual({ ...share, gateway: 400, professional: -355 });
  });

  test('changes no rating and no rank', async () => {
    const job = await ratedByCustomer(t);
    const before = await t.database.query(
      'select rating_sum, rating_count, jobs_done from handymen',
    );
    await tip(job);
    await t.runJobs();
    expect(
      await t.database.query('select rating_sum, rating_count, jobs_done from handymen'),
    ).toEqual(before);
  });

  test('stands in earnings, statement and payout as what it is', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    await reach(t, job);
    expect(await job.ravi.send(getEarnings)).toMatchObject({
      earned: 305,
      balance: 305,
      jobs: [{ share: 255, tip: 50 }],
    });
    const { days } = await job.ravi.send(getWeek);
    expect(days.reduce((sum, { earned }) => sum + earned, 0)).toBe(305);
    const statement = await job.ravi.send(getStatement, undefined, { query: { period: 'week' } });
    expect(statement.lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['earned', 255, 255],
      ['tip', 50, 305],
    ]);
    const query = { period: 'week', day: undefined } as const;
    const csv = await readCsv(t.deps, { ...job.ravi, role: 'handyman' } as never, query, 'hi');
    expect(csv.of.file).toContain('की टिप');
    await giveBank(t, job.ravi);
    const admin = await addLoggedInTo(t, 'admin');
    expect(await linesOf(admin, await run(t))).toMatchObject([{ amount: 305 }]);
  });

  test('is in one’s own data, of both', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    await reach(t, job);
    for (const who of [job.asha, job.ravi]) {
      expect(await dataOf(who)).toContain(isTip);
    }
  });

  test('an operator sees it beside the bill, and the day’s takings do not have it', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    const admin = await addLoggedInTo(t, 'admin');
    const seen = await admin.send(readBooking, undefined, { params: { id: job.id } });
    expect(seen).toMatchObject({ paid: 300, due: 0, refunds: [] });
    expect(seen.payments.map(({ amount, forTip }) => [amount, forTip])).toEqual([
      [300, false],
      [50, true],
    ]);
    const { takings } = await admin.send(getToday);
    expect(takings).toMatchObject({ now: 300, payments: 1, refunded: 0, tips: 50 });
  });
});
