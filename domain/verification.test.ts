import { expect, test } from 'vitest';
import {
  bothSides,
  decisionRules,
  decisions,
  mayDecide,
  mayMend,
  verificationAfter,
  verificationAfterImages,
  verifications,
} from './verification.ts';

test('§12 every decision is made about some states and not about others', () => {
  const table = Object.fromEntries(
    decisions.map((decision) => [
      decision,
      verifications.filter((now) => mayDecide(decision, now)),
    ]),
  );
  expect(table).toEqual({
    approve: ['applied', 'refused'],
    refuse: ['applied'],
    suspend: ['applied', 'verified', 'refused'],
    restore: ['suspended'],
  });
});

test('§12 whoever is refused or suspended is told why', () => {
  expect(decisions.filter((decision) => decisionRules[decision].needsReason)).toEqual([
    'refuse',
    'suspend',
  ]);
});

test('§12 somebody restored is verified only if they were before', () => {
  expect(verificationAfter('approve', false)).toBe('verified');
  expect(verificationAfter('refuse', true)).toBe('refused');
  expect(verificationAfter('suspend', true)).toBe('suspended');
  expect(verificationAfter('restore', true)).toBe('verified');
  expect(verificationAfter('restore', false)).toBe('applied');
});

test('§12 new images put a refused application back and lift no suspension', () => {
  expect(verifications.map(verificationAfterImages)).toEqual([
    'applied',
    'verified',
    'applied',
    'suspended',
  ]);
  expect(verifications.filter(mayMend)).toEqual(['applied', 'refused', 'suspended']);
});

test('§12 both sides of the card are both sides', () => {
  expect(bothSides([])).toBe(false);
  expect(bothSides(['aadharFront'])).toBe(false);
  expect(bothSides(['aadharBack', 'aadharFront'])).toBe(true);
});
