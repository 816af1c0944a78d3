import { expect, test } from 'vitest';
import type { BookingRow } from '../booking/store.ts';
import { receiptMail } from './mails.ts';

test('a receipt issued at one in the morning in India has the date of that day', () => {
  const booking = {
    username: 'Asha',
    email: 'asha@example.com',
    name: 'Ravi',
    number: 48210,
    service_charge_paise: 10_000,
    cost_paise: 5_000,
    gst_paise: 900,
    discount_paise: 900,
    total_paise: 15_000,
    service_name: 'Maid',
  };
  const receipt = {
    series: 'LH-2627A',
    number: 1,
    payment_id: '',
    issued_at: new Date('2026-03-31T19:30:00Z'),
  };
  const mail = receiptMail(booking as BookingRow, receipt, 'https://localhands.example');
  expect(mail.text).toContain('Date: 2026-04-01');
  expect(mail.text).toContain('Maid');
  for (const line of ['Booking: 48210', 'GST: ₹9', 'LH Discount: −₹9', 'Total: ₹150']) {
    expect(mail.text).toContain(line);
  }
});
