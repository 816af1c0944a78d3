import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportInvoices } from '#contract/books.ts';
import { exportBookings, getToday, readBooking } from '#contract/console.ts';
import { listInvoices } from '#contract/invoice.ts';
import { addDiscount, changeDiscount, listDiscounts } from '#contract/discount.ts';
import { listAudit } from '#contract/operator.ts';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import { takeMonth } from '../testing/books.ts';
import {
  changeCode,
  dayFrom,
  enter,
  listedCode,
  makeCode,
  wantedCode,
} from '../testing/discounts.ts';
import { work } from '../testing/extras.ts';
import { fetchPdf } from '../testing/invoices.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { textOfPdf } from '../testing/pdf.ts';

const t = useApp();

describe('§38 codes in the console', () => {
  test('an admin makes one, and it is in the audit log with a reason', async () => {
    const neela = await addOperatorTo(t);
    const id = await makeCode(neela, { code: 'welcome50', percent: 10, firstOnly: true });
    expect(await listedCode(neela, id)).toMatchObject({
      code_id: id,
      code: 'WELCOME50',
      percent: 10,
      amount: 50,
      firstOnly: true,
      validFrom: dayFrom(-1),
      validTo: dayFrom(1),
      uses: 100,
      used: 0,
      given: 0,
      active: true,
      standing: 'running',
      version: 1,
    });
    const [row] = await neela.send(listAudit, undefined, { query: { action: 'add_code' } });
    expect(row).toMatchObject({
      subjectId: id,
      reason: 'The rains have come.',
      details: { after: { code: 'WELCOME50', amount: 50, percent: 10, uses: 100 } },
    });
  });

  test('there is one of each name', async () => {
    const neela = await addOperatorTo(t);
    await makeCode(neela);
    expect(await neela.try(addDiscount, wantedCode({ code: 'Monsoon50' }))).toMatchObject({
      status: 400,
      body: { fields: { code: 'There is such a code already. Choose another one.' } },
    });
  });

  test.each([
    [{ code: 'AB' }, 'code'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 5001 }, 'amount'],
    [{ amount: 10.5 }, 'amount'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ uses: 0 }, 'uses'],
    [{ uses: 100_001 }, 'uses'],
    [{ validTo: dayFrom(-2) }, 'validTo'],
    [{ validTo: dayFrom(800) }, 'validTo'],
    [{ firstOnly: 'yes' }, 'firstOnly'],
    [{ reason: ' ' }, 'reason'],
  ])('%o is refused at its field', async (wrong, field) => {
    const neela = await addOperatorTo(t);
    const { status, body } = await neela.try(addDiscount, wantedCode(wrong));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('a change: from what to what, once for what was seen', async () => {
    const neela = await addOperatorTo(t);
    const id = await makeCode(neela);
    expect((await changeCode(neela, id, { uses: 5, active: false })).status).toBe(200);
    const [row] = await neela.send(listAudit, undefined, { query: { action: 'change_code' } });
    expect(row).toMatchObject({
      subjectId: id,
      reason: 'It was too good.',
      details: {
        code: 'MONSOON50',
        before: { uses: 100, active: true },
        after: { uses: 5, active: false },
      },
    });
    expect((await changeCode(neela, id, { version: 1, uses: 7 })).body).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await changeCode(neela, id, { active: true, uses: 1 })).status).toBe(200);
    await enter(await agree(t));
    expect(await listedCode(neela, id)).toMatchObject({ standing: 'used_up', version: 3 });
    // Fewer than there are: no new ones, and those stay.
    expect((await changeCode(neela, id, {})).status).toBe(200);
    expect((await listedCode(neela, id)).version).toBe(3);
    const body = { ...wantedCode(), active: true, version: 1 };
    const none = await neela.try(changeDiscount, body, { params: { id: randomUUID() } });
    expect(none.status).toBe(404);
  });

  test('support reads and does not make', async () => {
    const neela = await addOperatorTo(t);
    const id = await makeCode(neela);
    const om = await addOperatorTo(t, 'support');
    expect(await om.send(listDiscounts)).toHaveLength(1);
    expect((await om.try(addDiscount, wantedCode({ code: 'OTHER' }))).status).toBe(403);
    expect((await changeCode(om, id, { active: false })).status).toBe(403);
  });

  test('pages, the newest first', async () => {
    const neela = await addOperatorTo(t);
    for (const n of [1, 2, 3]) await makeCode(neela, { code: `CODE${n}` });
    const first = await neela.raw('GET', `${listDiscounts.path}?limit=2`, {});
    const link = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const names = (body: string) =>
      (JSON.parse(body) as { code: string }[]).map(({ code }) => code);
    expect(names(first.body)).toEqual(['CODE3', 'CODE2']);
    expect(names((await neela.raw('GET', link, {})).body)).toEqual(['CODE1']);
  });
});

describe('§38 in the papers', () => {
  const settled = async () => {
    const neela = await addOperatorTo(t);
    await makeCode(neela);
    const job = await work(t);
    await enter(job);
    await job.pay('tok_visa');
    await job.finish();
    await t.runJobs();
    return { neela, job };
  };

  test('the page of a booking, its file and the takings of a day say what the code has paid', async () => {
    const { neela, job } = await settled();
    const page = await neela.send(readBooking, undefined, { params: { id: job.id } });
    expect(page).toMatchObject({
      paid: 300,
      code: { code: 'MONSOON50', amount: 50 },
      payments: [
        { paidWith: 'code', amount: 50, state: 'succeeded' },
        { paidWith: 'card', amount: 250 },
      ],
    });
    const file = await neela.raw('POST', exportBookings.path, {
      payload: JSON.stringify({ reason: 'The monthly report.' }),
      headers: { 'content-type': 'application/json' },
    });
    const [head = '', row = ''] = file.body.replace('\uFEFF', '').split('\r\n');
    const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)];
    expect([cell('Total (₹)'), cell('Paid (₹)'), cell('By a code (₹)')]).toEqual([
      '300',
      '250',
      '50',
    ]);
    const today = await neela.send(getToday);
    expect(JSON.stringify(today)).toContain('250');
  });

  test('the invoice has the line below its total, and the register the sum', async () => {
    const { neela, job } = await settled();
    const { invoices } = await job.asha.send(listInvoices, undefined, { params: { id: job.id } });
    const { file } = await fetchPdf(t, job.asha, invoices[0]?.invoice_id ?? '');
    const text = (await textOfPdf(file)).join('\n');
    expect(text).toContain('Code MONSOON50');
    expect(text).toMatch(/−\s?₹50/);
    expect(text).toContain('Paid by you');
    const month = dayInIndia(new Date()).slice(0, 7);
    const [head, row] = await takeMonth(neela, exportInvoices, month);
    expect(head).toContain('Of the amount by codes (₹)');
    expect(row?.split(',').slice(6)).toEqual(['300', '36', '36', '0', '50']);
  });
});
