import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { exportBookings, lookAtPlace, readBooking, searchBookings } from '#contract/console.ts';
import { listAudit } from '#contract/operator.ts';
import { config } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { done } from '../testing/rating.ts';
import { ask as askForHelp, refundBy } from '../testing/tickets.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const ask = async (customer: Person, handyman: Person) => {
  const asked = await customer.send(createNotification, {
    ...pune,
    user_id: customer.id,
    handyman_id: handyman.id,
    cost: 120,
  });
  return { id: asked.notification_id, number: asked.number };
};

const numbers = async (operator: Client, query: Record<string, string>) =>
  (await operator.send(searchBookings, undefined, { query })).map(({ number }) => number);

const scene = async () => {
  const asha = await t.user({ username: 'Asha Joshi' });
  const bina = await t.user({ username: 'बीना राव' });
  const ravi = await t.handyman({ name: 'Ravi Kale' });
  const meena = await t.handyman({ name: 'Meena Shaikh', services: 'Maid' });
  const [first, second, third] = [
    await ask(asha, ravi),
    await ask(bina, ravi),
    await ask(asha, meena),
  ];
  return { asha, bina, ravi, meena, first, second, third };
};

describe('§14 bookings are found', () => {
  test('by number, id, and name, email and phone of either side', async () => {
    const { asha, ravi, first, second, third } = await scene();
    const support = await addOperatorTo(t, 'support');
    const found = (q: string) => numbers(support, { q });
    const [row] = await t.database.query<{ contact_number: string }>(
      'select contact_number from users where id = $1',
      [asha.id],
    );
    const phone = row?.contact_number ?? '';
    expect(await found(String(second.number))).toEqual([second.number]);
    expect(await found(`#${second.number}`)).toEqual([second.number]);
    expect(await found(second.id)).toEqual([second.number]);
    expect(await found(asha.id)).toEqual([third.number, first.number]);
    for (const q of ['asha', 'ASHA JO', 'joshi', ' Jos ', asha.email, phone, `+91 ${phone}`]) {
      expect([q, await found(q)]).toEqual([q, [third.number, first.number]]);
    }
    for (const q of ['बीना', 'राव']) expect(await found(q)).toEqual([second.number]);
    for (const q of ['ravi', 'kale', ravi.email]) {
      expect(await found(q)).toEqual([second.number, first.number]);
    }
    for (const q of ['%', '_', 'nobody', "'; drop table users", '\0', '12345678901']) {
      expect([q, await found(q)]).toEqual([q, q === '\0' ? expect.anything() : []]);
    }
  });

  test('by state, service and day in India, oldest or newest first, page by page', async () => {
    const { ravi, first, second, third } = await scene();
    await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: first.id });
    const support = await addOperatorTo(t, 'support');
    expect(await numbers(support, { state: 'accepted' })).toEqual([first.number]);
    expect(await numbers(support, { state: 'declined' })).toEqual([second.number]);
    expect(await numbers(support, { service: 'Maid' })).toEqual([third.number]);
    expect(await numbers(support, { sort: 'oldest' })).toEqual([
      first.number,
      second.number,
      third.number,
    ]);
    // Half past six in the evening of the 31st in London is the 1st of April in India.
    await t.database.query(
      `update bookings set created_at = '2026-03-31T18:30:00Z' where id = $1`,
      [first.id],
    );
    const inMarch = { from: '2026-03-01', to: '2026-03-31' };
    expect(await numbers(support, inMarch)).toEqual([]);
    expect(await numbers(support, { from: '2026-04-01', to: '2026-04-01' })).toEqual([
      first.number,
    ]);

    const seen: unknown[] = [];
    let next: string | undefined = `${searchBookings.path}?limit=1`;
    while (next !== undefined) {
      const { headers, body } = await support.raw('GET', next, {});
      seen.push(...(JSON.parse(body) as { number: number }[]).map(({ number }) => number));
      next = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([third.number, second.number, first.number]);
  });

  test('and what is no filter is refused with a sentence', async () => {
    const support = await addOperatorTo(t, 'support');
    for (const [field, value] of [
      ['state', 'lost'],
      ['from', 'yesterday'],
      ['from', '0000-01-01'],
      ['to', '0000-12-31'],
      ['to', '2026-02-29'],
      ['sort', 'best'],
      ['service', 'Astronaut'],
    ] as const) {
      const { status, body } = await support.try(searchBookings, undefined, {
        query: { [field]: value },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

describe('§14 the page of a booking', () => {
  test('has its bill, what happened, its money and both sides, and never the start code', async () => {
    const { asha, ravi, first } = await scene();
    await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: first.id });
    const startCode = t.lastCode();
    await asha.send(config, { booking_id: first.id, token: { id: 'tok_visa' } });
    const support = await addOperatorTo(t, 'support');
    const params = { id: first.id };
    const booking = await support.send(readBooking, undefined, { params });
    expect(booking).toMatchObject({
      number: first.number,
      state: 'accepted',
      paymentState: 'paid',
      price: { serviceCharge: 100, cost: 120, total: 220 },
      share: 187,
      customer: { user_id: asha.id, name: 'Asha Joshi', email: asha.email },
      handyman: { handyman_id: ravi.id, name: 'Ravi Kale', services: 'Plumber' },
      receipt: expect.stringMatching(/^LH-/) as string,
      timeline: [
        { move: 'request', by: 'user' },
        { move: 'accept', by: 'handyman' },
      ],
      payments: [{ attempt: 1, state: 'succeeded', amount: 220 }],
      refunds: [],
    });
    expect(JSON.stringify(booking)).not.toContain(startCode);
    const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } };
    expect((await support.try(readBooking, undefined, unknown)).status).toBe(404);
  });

  test('shows the place roughly; exactly and with the address for a reason, and each look is in the audit log once', async () => {
    const { first } = await scene();
    const support = await addOperatorTo(t, 'support');
    const params = { id: first.id };
    const written = { address: 'Flat 12, Sai Heights', note: 'The tap drips' };
    await t.database.query(
      'insert into visit_details (booking_id, address, note) values ($1, $2, $3)',
      [first.id, written.address, written.note],
    );
    for (const _ of [1, 2]) {
      const booking = await support.send(readBooking, undefined, { params });
      expect(booking).toMatchObject({ lat: 18.52, long: 73.86 });
      expect(JSON.stringify(booking)).not.toMatch(/Sai Heights|tap drips/);
    }
    expect((await support.try(lookAtPlace, { reason: '  ' }, { params })).status).toBe(400);
    const reason = 'The professional cannot find the door.';
    expect(await support.send(lookAtPlace, { reason }, { params })).toMatchObject({
      ...pune,
      ...written,
    });
    const log = await support.send(listAudit, undefined, { query: { subject: first.id } });
    expect(log.map((entry) => [entry.action, entry.reason])).toEqual([
      ['look_at_place', reason],
      ['look_at_booking', null],
    ]);
  });
});

describe('§14 bookings as a file', () => {
  test('are those of the filter, safe for spreadsheets, and in the audit log with the reason', async () => {
    await scene();
    const cunning = await t.user({ username: '=HYPERLINK("x","Asha, B")' });
    const ravi = await t.handyman({ name: 'Omkar Bhosale' });
    const booked = await ask(cunning, ravi);
    const support = await addOperatorTo(t, 'support');
    const body = JSON.stringify({ q: 'omkar', reason: 'The monthly report.' });
    const headers = { 'content-type': 'application/json' };
    const answer = await support.raw('POST', exportBookings.path, { payload: body, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': 'no-store',
      'x-rows-left-out': 'false',
    });
    const [head, row, ...rest] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFNumber,Asked (IST),Service,Customer,Professional,State,Payment,Total (₹),Paid (₹),Refunded (₹),By a code (₹),Professional’s share (₹),Commission (₹),Receipts,Id',
    );
    expect(row).toMatch(
      new RegExp(
        `^${booked.number},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,Plumber,"'=HYPERLINK\\(""x"",""Asha, B""\\)",Omkar Bhosale,Waiting for an answer,Not paid yet,220,0,0,0,0,0,,${booked.id}$`,
      ),
    );
    expect(rest).toEqual(['']);
    expect(
      await support.send(listAudit, undefined, { query: { action: 'export_bookings' } }),
    ).toMatchObject([
      { reason: 'The monthly report.', details: { rows: 1, filter: { q: 'omkar' } } },
    ]);
    const without = await support.try(exportBookings, {});
    expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([400, ['reason']]);
  });

  test('say what was paid, what came back, who gets what of it, and the receipt', async () => {
    const job = await done(t);
    const admin = await addOperatorTo(t);
    const ticket = await askForHelp(job.asha, { bookingId: job.id });
    expect((await refundBy(admin, ticket, { amount: 100 })).status).toBe(200);
    const [receipt] = await t.database.query<{ number: string }>(
      `select series || '-' || lpad(number::text, 6, '0') as number from receipts`,
    );
    const { share } = await admin.send(readBooking, undefined, { params: { id: job.id } });
    const { body } = await admin.raw('POST', exportBookings.path, {
      payload: JSON.stringify({ reason: 'The books.' }),
      headers: { 'content-type': 'application/json' },
    });
    const [, row = ''] = body.split('\r\n');
    expect(row.split(',').slice(7)).toEqual(
      [300, 300, 100, 0, share, 300 - share, receipt?.number, job.id].map(String),
    );
  });
});
