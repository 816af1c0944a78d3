import { expect, test } from 'vitest';
import { upiLink } from './upi.ts';

const request = {
  payee: 'localhands@sandbox',
  name: 'LocalHands',
  amountPaise: 72_000,
  reference: '0123456789abcdef01234567',
  note: 'Booking 48210',
};

test('a UPI link names payee, amount in rupees and paise, currency and reference', () => {
  const link = upiLink(request);
  expect(link.startsWith('upi://pay?pa=localhands@sandbox&')).toBe(true);
  const fields = Object.fromEntries(new URL(link).searchParams);
  expect(fields).toEqual({
    pa: 'localhands@sandbox',
    pn: 'LocalHands',
    tr: '0123456789abcdef01234567',
    tn: 'Booking 48210',
    am: '720.00',
    cu: 'INR',
  });
});

test('an amount is never rounded', () => {
  for (const paise of [1, 10, 99, 101, 20_005, 100_000_000]) {
    const amount = new URL(upiLink({ ...request, amountPaise: paise })).searchParams.get('am');
    expect(Math.round(Number(amount) * 100)).toBe(paise);
    expect(amount).toMatch(/^\d+\.\d\d$/);
  }
});

test('words in a note cannot add a field of their own', () => {
  const link = upiLink({ ...request, note: 'नल&am=1.00#x?pa=thief@bank' });
  const { searchParams } = new URL(link);
  expect(searchParams.getAll('am')).toEqual(['720.00']);
  expect(searchParams.getAll('pa')).toEqual(['localhands@sandbox']);
});
