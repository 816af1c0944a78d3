import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportInvoices } from '#contract/books.ts';
import { listAudit } from '#contract/operator.ts';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import { takeMonth } from '../testing/books.ts';
import type { Client } from '../testing/client.ts';
import { work } from '../testing/extras.ts';
import { invoicesOf } from '../testing/invoices.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { issueDue } from './actions.ts';
import { cancelNotes } from './store.ts';

const t = useApp();
let admin: Client;

beforeEach(async () => {
  admin = await addLoggedInTo(t, 'admin');
});

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const finished = async () => {
  const job = await work(t);
  await job.pay('tok_visa');
  await job.finish();
  return job;
};

const today = () => dayInIndia(new Date());

const take = (month: string) => takeMonth(admin, exportInvoices, month);

const head =
  'Day (IST),Kind,First number,Last number,Issued,Of them cancelled,Amount (₹),GST (₹),LH Discount (₹),Of the amount cancelled (₹),Of the amount by codes (₹)';

describe('§30 the register of a month', () => {
  test('has a line for each day and kind: the numbers, how many, and the sums', async () => {
    const job = await finished();
    await finished();
    const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
    await refundBy(admin, ticket, { amount: 100 });
    await t.runJobs();
    await issueDue(t.deps);
    const [, note] = await invoicesOf(job.asha, job.id);
    const ofNote = note?.number ?? '';
    const series = ofNote.replace('LHC', 'LHI').slice(0, -6);
    const invoices = `${today()},Invoice,${series}000001,${series}000002,2,0,600,72,72,0,0`;
    expect(await take(today().slice(0, 7))).toEqual([
      head,
      invoices,
      `${today()},Credit note,${ofNote},${ofNote},1,0,100,0,0,0,0`,
    ]);
    const [refund] = await t.database.query<{ id: string }>('select id from refunds');
    await cancelNotes(t.database, [refund?.id ?? '']);
    expect(await take(today().slice(0, 7))).toEqual([
      head,
      invoices,
      `${today()},Credit note,${ofNote},${ofNote},1,1,100,0,0,100,0`,
    ]);
  });

  test('begins and ends with its days in India', async () => {
    const job = await finished();
    await issueDue(t.deps);
    const [invoice] = await invoicesOf(job.asha, job.id);
    const issuedAt = (at: string) =>
      t.database.query('update invoices set issued_at = $1', [new Date(at)]);
    const line = (day: string) =>
      `${day},Invoice,${invoice?.number},${invoice?.number},1,0,300,36,36,0,0`;
    await issuedAt('2026-09-30T18:29:59Z');
    expect(await take('2026-09')).toEqual([head, line('2026-09-30')]);
    expect(await take('2026-10')).toEqual([head]);
    await issuedAt('2026-09-30T18:30:00Z');
    expect(await take('2026-09')).toEqual([head]);
    expect(await take('2026-10')).toEqual([head, line('2026-10-01')]);
  });

  test('is in the audit log with its reason, and for admins alone', async () => {
    await take('2020-01');
    const [row] = await admin.send(listAudit, undefined, { query: { action: 'export_invoices' } });
    expect(row).toMatchObject({
      reason: 'The tax office.',
      details: { month: '2020-01', rows: 0 },
    });
    const support = await addLoggedInTo(t, 'support');
    const asked = await support.try(exportInvoices, { month: '2020-01', reason: 'Just so.' });
    expect(asked.status).toBe(403);
    const wrong = await admin.try(exportInvoices, { month: '2026-13' });
    expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual(['month', 'reason']);
  });
});
