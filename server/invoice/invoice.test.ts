import { afterEach, describe, expect, test } from 'vitest';
import type { Company } from '#contract/operations.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { fetchPdf, gapsOf, invoicesOf } from '../testing/invoices.ts';
import { cashOf } from '../testing/cash.ts';
import { give } from '../testing/credit.ts';
import { addLoggedInTo, addOperatorTo } from '../testing/operators.ts';
import { ratedUnpaid, tip } from '../testing/tips.ts';
import { dayOnPaper } from '../mail/in-language.ts';
import { agree, audit, sendEvent } from '../testing/paying.ts';
import { textOfPdf } from '../testing/pdf.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { issueDue } from './actions.ts';

const company: Company = {
  name: 'LocalHands Services Pvt Ltd',
  address: '2nd floor, Sahyadri House, Karve Road, Pune 411004',
  gstin: '27AAAAA0000A1Z5',
  officer: 'Meera Joshi',
  email: 'help@localhands.example',
  phone: '+91 20 5550 0100',
};
const t = useApp({ company });

afterEach(async () => {
  expect(await gapsOf(t.database)).toEqual([]);
  expect(await audit(t.database)).toEqual([]);
});

const finished = async () => {
  const job = await work(t);
  await job.pay('tok_visa');
  await job.finish();
  return job;
};

const refund = async ({ asha, id }: Awaited<ReturnType<typeof finished>>, amount: number) => {
  const admin = await addLoggedInTo(t, 'admin');
  const ticket = await ask(asha, { bookingId: id, category: 'quality' });
  expect(await refundBy(admin, ticket, { amount })).toMatchObject({ status: 200 });
  await t.runJobs();
};

describe('§30 an invoice', () => {
  test('is there once the work is done and paid, whichever comes last, and once', async () => {
    const first = await work(t);
    await first.pay('tok_visa');
    await issueDue(t.deps);
    expect(await invoicesOf(first.asha, first.id)).toEqual([]);
    await first.finish();
    const second = await work(t);
    await second.finish();
    await issueDue(t.deps);
    expect(await invoicesOf(second.asha, second.id)).toEqual([]);
    await second.pay('tok_visa');
    await issueDue(t.deps);
    await issueDue(t.deps);
    for (const [n, { asha, id }] of [first, second].entries()) {
      const [invoice, ...more] = await invoicesOf(asha, id);
      expect(more).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'invoice', amount: 300, cancelled: false });
      expect(invoice?.number).toMatch(new RegExp(`^LHI-\\d{4}-00000${n + 1}$`));
    }
  });

  test('is not issued for a booking that was called off', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    await issueDue(t.deps);
    expect(await invoicesOf(job.asha, job.id)).toEqual([]);
  });

  test('is read and downloaded by its customer, and by nobody else', async () => {
    const job = await finished();
    await issueDue(t.deps);
    const [invoice] = await invoicesOf(job.asha, job.id);
    const id = invoice?.invoice_id ?? '';
    const got = await fetchPdf(t, job.asha, id);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice?.number}.pdf"`,
      'cache-control': 'no-store',
    });
    expect((await fetchPdf(t, await t.user(), id)).status).toBe(404);
    expect((await fetchPdf(t, job.ravi, id)).status).toBe(403);
  });

  test('says seller, customer, work, GST by halves and the discount, in both languages', async () => {
    const asha = await t.user({ username: 'आशा राव' });
    const job = await work(t, 200, { asha, ravi: await t.handyman({ name: 'Ravi Kale' }) });
    await job.approve(await job.propose('नया नल', 450));
    await job.pay('tok_visa');
    await job.finish();
    await issueDue(t.deps);
    const [invoice] = await invoicesOf(job.asha, job.id);
    const read = async (language: 'en' | 'hi') => {
      const { file } = await fetchPdf(t, job.asha, invoice?.invoice_id ?? '', language);
      const [page = '', ...more] = await textOfPdf(file);
      expect(more).toEqual([]);
      return page.replaceAll(/\s+/g, ' ');
    };
    const english = await read('en');
    for (const text of [
      'Tax invoice',
      invoice?.number ?? '',
      company.name,
      `GSTIN ${company.gstin}`,
      'आशा राव',
      'Ravi Kale',
      'नया नल',
      '₹450.00',
      'CGST 9% ₹18.00 · SGST 9% ₹18.00',
      'LH Discount',
      '−₹36.00',
      '₹750.00',
      'Seven hundred and fifty rupees only',
      'Paid in full',
      `Card, ${dayOnPaper('en', new Date())}: ₹750.00`,
      'Page 1 of 1',
    ]) {
      expect(english).toContain(text);
    }
    const hindi = await read('hi');
    for (const text of ['टैक्स इनवॉइस', 'बिल किसके नाम', 'काम की कीमत', 'LH छूट', 'पृष्ठ 1 / 1']) {
      expect(hindi).toContain(text);
    }
    expect(hindi).toContain('सात सौ पचास रुपये मात्र');
  });

  test('says each part that was paid and with what, and that a tip is no part of it', async () => {
    const neela = await addOperatorTo(t);
    const job = await ratedUnpaid(t);
    await give(neela, job.asha, 100);
    await cashOf(job).pay(200);
    await tip(job, 50);
    await issueDue(t.deps);
    const [invoice] = await invoicesOf(job.asha, job.id);
    const { file } = await fetchPdf(t, job.asha, invoice?.invoice_id ?? '');
    const page = (await textOfPdf(file)).join(' ').replaceAll(/\s+/g, ' ');
    const today = dayOnPaper('en', new Date());
    expect(page).toContain(`Credit, ${today}: ₹100.00`);
    expect(page).toContain(`Cash, ${today}: ₹200.00`);
    expect(page).toContain('A tip of ₹50.00 was given to');
    expect(page).toContain('Three hundred rupees only');
  });
});

describe('§30 a credit note', () => {
  test('is issued for each part that was refunded, in a series of its own', async () => {
    const job = await finished();
    await issueDue(t.deps);
    await refund(job, 100);
    await issueDue(t.deps);
    const [invoice, note, ...more] = await invoicesOf(job.asha, job.id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit_note',
      amount: 100,
      cancelled: false,
    });
    expect(note?.number).toMatch(/^LHC-\d{4}-000001$/);
    const { file } = await fetchPdf(t, job.asha, note?.invoice_id ?? '');
    const [page] = await textOfPdf(file);
    expect(page).toContain(`Of the amount of invoice ${invoice?.number}`);
  });

  test('is cancelled when the bank sends the refund back, and its number stays', async () => {
    const job = await finished();
    await refund(job, 300);
    await issueDue(t.deps);
    await t.database.query(`update sandbox_refunds set state = 'failed'`);
    const [row] = await t.database.query<{ id: string }>('select id from sandbox_refunds');
    await sendEvent(t, { id: 'evt_1', about: row?.id ?? '', type: 'refund.failed' });
    await issueDue(t.deps);
    expect(await invoicesOf(job.asha, job.id)).toMatchObject([
      { kind: 'invoice', cancelled: false },
      { kind: 'credit_note', amount: 300, cancelled: true },
    ]);
  });
});
