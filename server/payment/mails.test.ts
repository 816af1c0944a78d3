import { expect, test } from 'vitest';
import { serviceById } from '#domain/service.ts';
import type { BookingRow } from '../booking/store.ts';
import { receiptMail } from './mails.ts';

test('a receipt issued at one in the morning in India has the date of that day', () => {
  const booking = {
    username: 'Asha',
    email: 'asha@example.com',
    name: 'Ravi',
    cost: 50,
    service: 1,
  };
  const receipt = {
    series: 'LH-2627A',
    number: 1,
    payment_id: '',
    issued_at: new Date('2026-03-31T19:30:00Z'),
  };
  const mail = receiptMail(booking as BookingRow, receipt, 'https://localhands.example');
  expect(mail.text).toContain('Date: 2026-04-01');
  expect(mail.text).toContain(serviceById(1).serviceName);
});
