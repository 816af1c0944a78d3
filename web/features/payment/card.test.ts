import { describe, expect, test } from 'vitest';
import { brandOf, groupExpiry, groupNumber, problemsOf } from './card.ts';

const now = new Date('2026-03-15T12:00:00Z');
const good = { number: '4242424242424242', expiry: '08 / 29', cvc: '123' };

describe('a card number', () => {
  test('is grouped as it is printed', () => {
    expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupNumber('42424')).toBe('4242 4');
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
  });

  test('takes no more digits than its brand has', () => {
    expect(groupNumber('42424242424242429999')).toBe('4242 4242 4242 4242');
    expect(groupNumber('3782822463100059')).toBe('3782 822463 10005');
  });

  test('says its brand from the first digits on', () => {
    expect(brandOf('4')).toBe('Visa');
    expect(brandOf('5555')).toBe('Mastercard');
    expect(brandOf('37')).toBe('Amex');
    expect(brandOf('60')).toBe('RuPay');
    expect(brandOf('')).toBe('unknown');
  });

  test('is refused with a wrong check digit', () => {
    expect(problemsOf({ ...good, number: '4242424242424241' }, now).number).toContain('not valid');
  });

  test('is refused when too short', () => {
    expect(problemsOf({ ...good, number: '424242424242' }, now).number).toContain('not complete');
  });
});

describe('an expiry', () => {
  test('is written as on the card', () => {
    expect(groupExpiry('1')).toBe('1');
    expect(groupExpiry('829')).toBe('08 / 29');
    expect(groupExpiry('1229')).toBe('12 / 29');
  });

  test('is good to the end of its month', () => {
    expect(problemsOf({ ...good, expiry: '03 / 26' }, now).expiry).toBeUndefined();
    expect(problemsOf({ ...good, expiry: '02 / 26' }, now).expiry).toBe('This card has expired.');
  });

  test('has a month that exists', () => {
    expect(problemsOf({ ...good, expiry: '13 / 29' }, now).expiry).toContain('01 to 12');
    expect(problemsOf({ ...good, expiry: '00 / 29' }, now).expiry).toContain('01 to 12');
  });
});

test('a security code has as many digits as its brand asks for', () => {
  expect(problemsOf({ ...good, cvc: '12' }, now).cvc).toBe('It has 3 digits.');
  const amex = { number: '378282246310005', expiry: '08 / 29', cvc: '123' };
  expect(problemsOf(amex, now).cvc).toBe('It has 4 digits.');
});

test('a good card has no problem', () => {
  expect(problemsOf(good, now)).toEqual({});
});
