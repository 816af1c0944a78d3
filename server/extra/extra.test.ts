import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { finishBooking, listBookings } from '#contract/booking.ts';
import { approveExtra, proposeExtra, withdrawExtra } from '#contract/extra.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { agree, audit } from '../testing/paying.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

describe('§20 a proposal', () => {
  test('is seen by both, mailed to the customer, and costs nothing before the yes', async () => {
    const job = await work(t);
    await job.propose('New tap', 450);
    const shown = [{ words: 'New tap', amount: 450, state: 'proposed', decidedAt: null }];
    expect(await job.see()).toMatchObject({ extras: shown, price: { total: 300 }, due: 300 });
    expect(await job.seeAsHandyman()).toMatchObject({ extras: shown, share: 255 });
    const [listed] = await job.asha.send(listBookings);
    expect(listed).toMatchObject({ extras: shown });
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.startsWith('Extra work for your'));
    expect(mail?.to.address).toBe(job.asha.email);
    for (const line of ['Extra work: New tap', 'Costs: ₹450', 'New total: ₹750']) {
      expect(mail?.text).toContain(line);
    }
    expect(mail?.text).toContain(`/user/bookings/${job.id}`);
    expect(mail?.subject).not.toContain('tap');
  });

  test('that is approved is on the bill, with the professional’s share of it', async () => {
    const job = await work(t);
    const tap = await job.propose();
    expect(await job.approve(tap)).toMatchObject({ status: 200, body: { state: 'approved' } });
    expect(await job.see()).toMatchObject({
      extras: [{ state: 'approved' }],
      price: { serviceCharge: 100, cost: 200, total: 750 },
      due: 750,
      paid: 0,
    });
    expect((await job.seeAsHandyman()).share).toBe(637.5);
  });

  test('that is declined or taken back stays off the bill, and is decided for good', async () => {
    const job = await work(t);
    const [no, back] = [await job.propose('New tap'), await job.propose('New pipe')];
    expect((await job.decline(no)).status).toBe(200);
    expect((await job.withdraw(back)).status).toBe(200);
    expect((await job.approve(no)).body).toMatchObject({ code: 'decided' });
    expect((await job.approve(back)).body).toMatchObject({ code: 'decided' });
    expect((await job.withdraw(no)).status).toBe(409);
    const { extras, price } = await job.see();
    expect(extras.map(({ state }) => state)).toEqual(['declined', 'withdrawn']);
    expect(price.total).toBe(300);
  });

  test('is approved once, however often that is pressed', async () => {
    const job = await work(t);
    const tap = await job.propose();
    await job.approve(tap);
    expect((await job.approve(tap)).body).toMatchObject({ code: 'decided' });
    expect((await job.decline(tap)).status).toBe(409);
    expect((await job.see()).price.total).toBe(750);
  });

  test('is approved for the amount that was shown, or not at all', async () => {
    const job = await work(t);
    const tap = await job.propose('New tap', 450);
    expect((await job.approve(tap, 45)).body).toMatchObject({ code: 'amount_changed' });
    expect((await job.see()).extras).toMatchObject([{ state: 'proposed' }]);
  });

  test('is nobody else’s to decide: not a stranger’s, not its author’s', async () => {
    const [job, other] = [await work(t), await work(t)];
    const tap = await job.propose();
    const at = { params: { id: job.id, extraId: tap } };
    expect((await other.asha.try(approveExtra, { amount: 450 }, at)).status).toBe(403);
    expect((await other.ravi.try(withdrawExtra, {}, at)).status).toBe(403);
    expect((await job.ravi.try(approveExtra, { amount: 450 }, at)).status).toBe(403);
    expect((await job.asha.try(withdrawExtra, {}, at)).status).toBe(403);
    // Nor by the way of one’s own booking.
    expect((await other.approve(tap)).status).toBe(404);
    expect((await job.see()).extras).toMatchObject([{ state: 'proposed' }]);
  });

  test('can be made only while the work runs', async () => {
    const agreed = await agree(t);
    const form = { key: randomUUID(), words: 'New tap', amount: 450 };
    const early = await agreed.ravi.try(proposeExtra, form, { params: { id: agreed.id } });
    expect([early.status, early.body.code]).toEqual([409, 'not_started']);
    const job = await work(t);
    await job.finish();
    expect((await job.tryPropose('New tap', 450)).body).toMatchObject({ code: 'job_ended' });
  });

  test.each([
    ['the professional', 'handyman'],
    ['the customer', 'user'],
    ['time', 'time'],
  ] as const)('is off when %s ends the job, and cannot be approved any more', async (_name, by) => {
    const job = await work(t);
    const tap = await job.propose();
    if (by === 'handyman') await job.finish();
    if (by === 'user') await job.asha.send(finishBooking, {}, { params: { id: job.id } });
    if (by === 'time') {
      await t.database.query(`update bookings set started_at = now() - interval '25 hours'`);
      await t.runJobs();
    }
    expect(await job.see()).toMatchObject({ state: 'done', extras: [{ state: 'withdrawn' }] });
    expect((await job.approve(tap)).body).toMatchObject({ code: 'job_ended' });
    const rows = await t.database.query('select decided_by from extras');
    expect(rows).toEqual([{ decided_by: by }]);
  });
});

describe('§20 limits', () => {
  test('there are five at most, proposed or approved, and a largest sum', async () => {
    const job = await work(t);
    const first = await job.propose('One', 4000);
    const over = await job.tryPropose('Too much', 1001);
    expect([over.status, over.body.code]).toEqual([409, 'over_cap']);
    expect(over.body.msg).toContain('₹1000');
    expect(over.body.fields).toEqual({ amount: over.body.msg });
    await job.approve(first, 4000);
    expect((await job.tryPropose('Too much', 1001)).status).toBe(409);
    for (const words of ['Two', 'Three', 'Four', 'Five']) await job.propose(words, 10);
    expect((await job.tryPropose('Six', 10)).body).toMatchObject({ code: 'no_room' });
    const { extras } = await job.see();
    await job.withdraw(extras[1]?.extra_id ?? '');
    expect((await job.tryPropose('Six', 10)).status).toBe(200);
  });

  test.each([
    ['', 450],
    ['  ', 450],
    ['x'.repeat(81), 450],
    ['two\nlines', 450],
    ['call 98200 12345', 450],
    ['see evil.com/pay', 450],
    ['New tap\0', 450],
    [7, 450],
    ['New tap', 0],
    ['New tap', -450],
    ['New tap', 4.5],
    ['New tap', '450'],
    ['New tap', 1e12],
    ['New tap', null],
  ])('%j for %j is refused with a sentence', async (words, amount) => {
    const job = await work(t);
    const { status, body } = await job.tryPropose(words, amount);
    expect([status, body.code]).toEqual([400, 'bad_input']);
    expect((await job.see()).extras).toEqual([]);
  });

  test('the same press again is the same proposal; with other words it is refused', async () => {
    const job = await work(t);
    const key = randomUUID();
    const [once, twice] = [
      await job.tryPropose('New tap', 450, key),
      await job.tryPropose('New tap', 450, key),
    ];
    expect(twice.body['extra_id']).toBe(once.body['extra_id']);
    expect((await job.tryPropose('New pipe', 450, key)).body).toMatchObject({
      code: 'other_press',
    });
    const other = await work(t);
    expect((await other.tryPropose('New tap', 450, key)).body).toMatchObject({
      code: 'other_press',
    });
    expect((await job.see()).extras).toHaveLength(1);
  });

  test('who proposes again and again is told to wait', async () => {
    const job = await work(t);
    for (let n = 0; n < 20; n += 1) await job.withdraw(await job.propose('New tap', 1));
    expect((await job.tryPropose('New tap', 1)).status).toBe(429);
  });
});
