import { expect, test } from 'vitest';
import { maskContacts, maskEmail, maskPhone } from './contact.ts';

test.each([
  ['asha@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  // The mask has one length for every address.
  ['a.very.long.name@example.com', 'a•••@example.com'],
  ['ü@example.com', 'ü•••@example.com'],
  ['', ''],
])('§14 the email %s is shown in a list as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each([
  ['9876543210', '+91 ••••• ••210'],
  ['', ''],
])('§14 the phone %s is shown in a list as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test.each([
  ['asha@example.com has called.', 'a•••@example.com has called.'],
  ['Called <asha@example.com>', 'Called <a•••@example.com>'],
  ['98765 43210 rang twice', '+91 ••••• ••210 rang twice'],
  ['Rang from +91-98765-43210.', 'Rang from +91 ••••• ••210.'],
  ['9876543210', '+91 ••••• ••210'],
  ['48a36412-0762-4242-9334-700db898230b', '48a36412-0762-4242-9334-700db898230b'],
  ['For 12345678-0762-4242-9334-700123898230', 'For 12345678-0762-4242-9334-700123898230'],
  ['Booking 10042, ₹1,250 on 2026-11-18', 'Booking 10042, ₹1,250 on 2026-11-18'],
  ['मासिक रिपोर्ट', 'मासिक रिपोर्ट'],
])('§14 what an operator typed, %s, is shown in a list as %s', (text, shown) => {
  expect(maskContacts(text)).toBe(shown);
});
