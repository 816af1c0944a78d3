import { expect, test } from 'vitest';
import type { BookingRow } from '../booking/store.ts';
import { receiptMail, refundMail } from './mails.ts';

const booking = {
  username: 'Asha',
  email: 'asha@example.com',
  user_language: 'en',
  name: 'Ravi',
  number: 48210,
  service_charge_paise: 10_000,
  cost_paise: 5_000,
  gst_paise: 900,
  discount_paise: 900,
  total_paise: 15_000,
  paid_paise: 15_000,
  code: null,
  service_name: 'Maid',
  service_name_hi: 'घरेलू मदद',
} as BookingRow;
const receipt = {
  series: 'LH-2627A',
  number: 1,
  payment_id: '',
  issued_at: new Date('2026-03-31T19:30:00Z'),
  amount_paise: 15_000,
  fees_paise: 0,
};
const publicUrl = 'https://localhands.example';

test('a receipt issued at one in the morning in India has the date of that day', () => {
  const mail = receiptMail(booking, receipt, [], publicUrl);
  expect(mail.text).toContain('Date: 2026-04-01');
  expect(mail.text).toContain('Maid');
  for (const line of ['Booking: 48210', 'GST: ₹9', 'LH Discount: −₹9', 'Total: ₹150']) {
    expect(mail.text).toContain(line);
  }
});

test('a customer who reads Hindi gets it in Hindi, with the service as the catalogue calls it there', () => {
  const mail = receiptMail({ ...booking, user_language: 'hi' }, receipt, [], publicUrl);
  for (const line of ['तारीख़: 1 अप्रैल 2026', 'LH छूट: −₹9', 'कुल: ₹150', '(घरेलू मदद)']) {
    expect(mail.text).toContain(line);
  }
  const untranslated = { ...booking, user_language: 'hi', service_name_hi: '' } as const;
  expect(receiptMail(untranslated, receipt, [], publicUrl).text).toContain('(Maid)');
});

test('of a bill that is paid in parts it says what for, what was paid before, and what is left', () => {
  const more = { ...booking, total_paise: 75_000, paid_paise: 45_000 };
  const extras = [
    { extra_id: 'a', words: 'New tap', amount: 450 },
    { extra_id: 'b', words: 'New pipe', amount: 150 },
  ];
  const mail = receiptMail(more, { ...receipt, amount_paise: 30_000 }, extras, publicUrl);
  expect(mail.text).toContain('You have paid ₹300');
  expect(mail.text).toContain(
    'New tap: ₹450\nNew pipe: ₹150\nTotal: ₹750\nPaid before: ₹150\nPaid now: ₹300\nStill due: ₹300',
  );
});

test('§36 what was charged with it for fees of earlier visits stands below the bill', () => {
  const mail = receiptMail(booking, { ...receipt, fees_paise: 5_000 }, [], publicUrl);
  expect(mail.text).toContain('You have paid ₹200');
  expect(mail.text).toContain('Total: ₹150\nFee of cancelled visits: ₹50\nCharged together: ₹200');
});

const toCard = (amount_paise: number) =>
  ({ amount_paise, gateway: 'sandbox', method: 'card', tries: 0 }) as const;

test('§32 what credit has paid is credit again, and the mail names no bank', () => {
  const back = { amount_paise: 5_000, gateway: 'credit', method: 'card', tries: 0 } as const;
  const mail = refundMail(booking, back, publicUrl);
  expect(mail.subject).toBe('Your credit is back');
  expect(mail.text).toContain('so we have refunded ₹50 to your credit.');
  expect(mail.text).not.toContain('Banks');
  expect(refundMail(booking, toCard(5_000), publicUrl).text).toContain('₹50 to your card.');
});

test('amounts are written as in India, with paise only where there are some', () => {
  for (const user_language of ['en', 'hi'] as const) {
    const textOf = (paise: number) =>
      refundMail({ ...booking, user_language }, toCard(paise), publicUrl).text;
    expect(textOf(12_345_600)).toContain('₹1,23,456 ');
    expect(textOf(12_750)).toContain('₹127.50 ');
  }
});

test('a name that cannot stand in a mail is left out, in both languages', () => {
  const named = { ...booking, username: 'Win at evil.com', name: 'Win at evil.com' };
  const english = refundMail(named, toCard(15_000), publicUrl);
  expect(english.to.name).toBe('there');
  expect(english.text).toContain('Hello there,');
  expect(english.text).toContain('with Your maid was cancelled');
  const hindi = refundMail({ ...named, user_language: 'hi' }, toCard(15_000), publicUrl);
  expect(hindi.to.name).toBe('जी');
  expect(hindi.text).toContain('नमस्ते जी,');
  expect(hindi.text).toContain('आपके कारीगर के साथ');
  expect(english.text + hindi.text).not.toContain('evil');
});
