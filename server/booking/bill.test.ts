import { afterEach, describe, expect, test } from 'vitest';
import { createNotification, getBooking } from '#contract/booking.ts';
import { getReceipt } from '#contract/payment.ts';
import { serviceById } from '#domain/catalogue.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { changeService } from '../catalogue/edit-actions.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const first = serviceById(firstCatalogue, 6);
const details = ['One thing'];
const plumber = {
  ...first,
  picture: 'plumber',
  commissionPercent: null,
  packs: first.packs.map((pack) => ({ ...pack, details, hi: { ...pack.hi, details } })),
};

/** Another charge, the pack of 200 for 250, and a larger commission. */
const raisePrices = () =>
  changeService(t.deps, plumber.id, {
    ...plumber,
    serviceCharge: 130,
    commissionPercent: 20,
    packs: plumber.packs.map((pack) => (pack.price === 200 ? { ...pack, price: 250 } : pack)),
  });

afterEach(() => changeService(t.deps, plumber.id, plumber));

const ask = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

const before = { serviceCharge: 100, cost: 200, gst: 36, discount: 36, total: 300 };
const after = { serviceCharge: 130, cost: 250, gst: 45, discount: 45, total: 380 };

const shares = () =>
  t.database.query('select handyman_share_paise as share from bills order by total_paise');

describe('a later price', () => {
  test('changes neither the summary nor the charge nor the receipt of a booking that exists', async () => {
    const job = await agree(t, 200);
    await raisePrices();
    const params = { id: job.id };
    expect(await job.asha.send(getBooking, undefined, { params })).toMatchObject({ price: before });
    const wrong = await job.pay('tok_visa', { product: { price: 380 } });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'price_changed']);
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await t.database.query('select amount_paise from sandbox_charges')).toEqual([
      { amount_paise: 30_000 },
    ]);
    const receipt = await job.asha.send(getReceipt, undefined, { params });
    expect(receipt).toMatchObject({ price: before });
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.startsWith('Receipt'));
    expect(mail?.text).toContain('Total: ₹300');
    expect(await shares()).toEqual([{ share: 25_500 }]);
    expect(await audit(t.database)).toEqual([]);
  });

  test('is what a new booking has', async () => {
    await agree(t, 200);
    await raisePrices();
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const old = await asha.try(createNotification, { ...ask(asha, ravi), cost: 200 });
    expect([old.status, old.body.fields]).toEqual([
      400,
      { cost: 'Choose a price pack: 50, 120, 250 rupees.' },
    ]);
    const asked = await asha.send(createNotification, { ...ask(asha, ravi), cost: 250 });
    expect(asked).toMatchObject({ cost: 250, price: after });
    expect(await shares()).toEqual([{ share: 25_500 }, { share: 30_400 }]);
  });

  test('is not charged to who was shown another total', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await raisePrices();
    const shown = { ...ask(asha, ravi), cost: 120, total: 220 };
    const refused = await asha.try(createNotification, shown);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const asked = await asha.send(createNotification, { ...shown, total: 250 });
    expect(asked.price.total).toBe(250);
  });
});

test('a booking has a number of its own, on the screen, the receipt and in the mails', async () => {
  const job = await agree(t);
  const { number } = await job.asha.send(getBooking, undefined, { params: { id: job.id } });
  expect(String(number)).toMatch(/^[1-9]\d{4}$/);
  await job.pay('tok_visa');
  const receipt = await job.asha.send(getReceipt, undefined, { params: { id: job.id } });
  expect(receipt.bookingNumber).toBe(number);
  await t.runJobs();
  const told = t.mails.filter(({ subject }) => /is coming|Receipt/.test(subject));
  expect(told).toHaveLength(2);
  for (const { text } of told) expect(text).toContain(`Booking: ${number}`);
  const { number: other } = await (async () => {
    const [bina, mohan] = [await t.user(), await t.handyman()];
    return bina.send(createNotification, ask(bina, mohan));
  })();
  expect(other).not.toBe(number);
});

test('a number with six digits is given when those with five are taken', async () => {
  await t.database.query('alter table bills disable trigger user');
  await t.database.query('alter table bills drop constraint bills_of_bookings');
  await t.database.query(
    `insert into bills (booking_id, number, service_charge_paise, cost_paise, gst_paise,
       discount_paise, total_paise, handyman_share_paise)
     select gen_random_uuid(), n, 0, 1, 0, 0, 1, 0 from generate_series(10000, 99999) n`,
  );
  const [asha, ravi] = [await t.user(), await t.handyman()];
  const { number } = await asha.send(createNotification, ask(asha, ravi));
  expect(String(number)).toMatch(/^[1-9]\d{5}$/);
  await t.database.query('delete from bills where cost_paise = 1');
  await t.database.query(
    'alter table bills add constraint bills_of_bookings foreign key (booking_id) references bookings',
  );
  await t.database.query('alter table bills enable trigger user');
});
