import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha+1@Example.com', 'asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['a.s.h.a+work@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['+asha@example.com', '+asha@example.com'],
])('§5 %s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
