import { afterEach, describe, expect, test } from 'vitest';
import { loginHandyman } from '#contract/handyman.ts';
import { returnPayout } from '#contract/payout-run.ts';
import { getStatement, getStatementFile } from '#contract/statement.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { auditPayouts, giveBank, linesOf, run, sendToBank } from '../testing/payouts.ts';
import { goodPassword } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { textOfPdf } from '../testing/pdf.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
  expect(await auditPayouts(t.database)).toEqual([]);
});

const read = (ravi: Person, query: Record<string, string> = {}) =>
  ravi.send(getStatement, undefined, { query });

const amounts = async (ravi: Person) =>
  (await read(ravi)).lines.map(({ kind, amount, balance }) => [kind, amount, balance]);

/** 255 of 300 rupees are theirs. */
const earn = async (ravi: Person) => {
  const job = await work(t, 200, { ravi });
  await job.pay('tok_visa');
  await job.finish();
  return job;
};

const fetchFile = async (ravi: Person, query: string) => {
  const { statusCode, headers, rawPayload } = await t.app.inject({
    method: 'GET',
    url: `${getStatementFile.path}?${query}`,
    cookies: Object.fromEntries(ravi.cookies),
  });
  return { status: statusCode, headers, file: rawPayload };
};

describe('§31 a statement', () => {
  test('has what came and what went, the balance after each, and what was there before and after', async () => {
    const ravi = await t.handyman();
    const { asha, id } = await earn(ravi);
    await giveBank(t, ravi);
    await earn(ravi);
    const admin = await addLoggedInTo(t, 'admin');
    const day = await run(t);
    await sendToBank(admin, day);
    const [payout] = await linesOf(admin, day);
    await admin.send(
      returnPayout,
      { reason: 'The account is closed.' },
      { params: { id: payout?.payout_id ?? '' } },
    );
    const ticket = await ask(asha, { bookingId: id, category: 'quality' });
    await refundBy(admin, ticket, { amount: 300 });
    await t.runJobs();
    expect(await amounts(ravi)).toEqual([
      ['earned', 255, 255],
      ['earned', 255, 510],
      ['payout', -510, 0],
      ['payout_returned', 510, 510],
      ['taken_back', -255, 255],
    ]);
    expect(await read(ravi)).toMatchObject({ opening: 0, closing: 255, leftOut: false });
  });

  test('begins with what was there before its days, and has the lines of its days only', async () => {
    const ravi = await t.handyman();
    await earn(ravi);
    await t.passMinutes(40 * 24 * 60);
    await ravi.send(loginHandyman, { email: ravi.email, password: goodPassword });
    await earn(ravi);
    for (const period of ['day', 'week', 'month']) {
      const statement = await read(ravi, { period });
      expect(statement).toMatchObject({ opening: 255, closing: 510 });
      expect(statement.lines).toMatchObject([{ amount: 255, balance: 510 }]);
    }
    expect(await read(ravi, { day: '2020-01-06' })).toMatchObject({
      from: '2020-01-06',
      to: '2020-01-12',
      opening: 0,
      closing: 0,
      lines: [],
    });
  });

  test('of another professional has nothing of it', async () => {
    await earn(await t.handyman());
    expect(await read(await t.handyman())).toMatchObject({ closing: 0, lines: [] });
  });

  test('is a PDF and a CSV file too, named by its days, in the reader’s language', async () => {
    const ravi = await t.handyman({ name: 'Ravi Kale' });
    await earn(ravi);
    const { from, to } = await read(ravi);
    const csv = await fetchFile(ravi, 'format=csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${from}-${to}.csv"`,
    });
    expect(csv.file.toString()).toMatch(/Earned: Plumber, booking \d+",255,255\r\n$/);
    const pdf = await fetchFile(ravi, 'format=pdf');
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf' });
    const [page] = await textOfPdf(new Uint8Array(pdf.file));
    for (const text of ['Statement', 'Ravi Kale', 'Earned: Plumber', '₹255.00', 'Balance after']) {
      expect(page).toContain(text);
    }
    expect((await fetchFile(ravi, 'format=doc')).status).toBe(400);
  });
});
