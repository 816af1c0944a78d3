import { expect, test } from 'vitest';
import {
  bothSides,
  decisionRules,
  decisions,
  levelFor,
  mayDecide,
  mayMend,
  mayMendEarly,
  verificationAfter,
  verificationAfterImages,
  verifications,
} from './verification.ts';

test('§12 every decision is made about some states and not about others', () => {
  const table = Object.fromEntries(
    decisions.map((decision) => [
      decision,
      verifications.filter((now) => mayDecide(decision, now, true)),
    ]),
  );
  expect(table).toEqual({
    approve: ['applied', 'refused'],
    refuse: ['applied'],
    suspend: ['applied', 'verified', 'refused'],
    restore: ['suspended'],
    uphold: ['refused', 'suspended'],
  });
});

test('§12 an answer is turned down only while one waits, and the rest is decided either way', () => {
  const alone = decisions.filter((decision) =>
    verifications.every(
      (now) => mayDecide(decision, now, true) === mayDecide(decision, now, false),
    ),
  );
  expect(alone).toEqual(['approve', 'refuse', 'suspend', 'restore']);
});

test('§12 who is suspended is decided about by an admin, and nobody but an admin suspends', () => {
  expect(decisions.map((decision) => levelFor(decision, 'suspended', false))).toEqual(
    decisions.map(() => 'admin'),
  );
  expect(decisions.filter((decision) => levelFor(decision, 'refused', false) === 'admin')).toEqual([
    'suspend',
  ]);
});

test('§12 whoever is refused or suspended is told why', () => {
  expect(decisions.filter((decision) => decisionRules[decision].needsReason)).toEqual([
    'refuse',
    'suspend',
    'uphold',
  ]);
});

test('§12 somebody restored is verified only if they were before', () => {
  expect(verificationAfter('approve', 'applied', false)).toBe('verified');
  expect(verificationAfter('refuse', 'applied', true)).toBe('refused');
  expect(verificationAfter('suspend', 'verified', true)).toBe('suspended');
  expect(verificationAfter('restore', 'suspended', true)).toBe('verified');
  expect(verificationAfter('restore', 'suspended', false)).toBe('applied');
  for (const now of ['refused', 'suspended'] as const) {
    expect(verificationAfter('uphold', now, true)).toBe(now);
  }
});

test('§12 new images put a refused application back and lift no suspension', () => {
  expect(verifications.map(verificationAfterImages)).toEqual([
    'applied',
    'verified',
    'applied',
    'suspended',
  ]);
  expect(verifications.filter(mayMend)).toEqual(['applied', 'refused', 'suspended']);
  // After an answer was turned down.
  expect(verifications.filter((now) => mayMendEarly(now, true))).toEqual(['refused']);
  expect(verifications.filter((now) => mayMendEarly(now, false))).toEqual([]);
});

test('§12 both sides of the card are both sides', () => {
  expect(bothSides([])).toBe(false);
  expect(bothSides(['aadharFront'])).toBe(false);
  expect(bothSides(['aadharBack', 'aadharFront'])).toBe(true);
});

test('§12 who matches a suspension is approved by an admin, and refused by anybody', () => {
  expect(levelFor('approve', 'applied', false)).toBe('support');
  expect(levelFor('approve', 'applied', true)).toBe('admin');
  expect(levelFor('refuse', 'applied', true)).toBe('support');
});
