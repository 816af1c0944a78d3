import { describe, expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { isEstablished, seesDoor } from './door.ts';
import { flagsAfter, pauses, refuseYes, visitLimits } from './visits.ts';
import type { VisitFacts } from './visits.ts';
import { servedContact } from './served-contact.ts';

const door = { lat: 18.5204, long: 73.8567 };
const shown = { state: 'on_the_way', doorShownAt: new Date() } as const;
const hidden = { state: 'on_the_way', doorShownAt: null } as const;

const facts: VisitFacts = {
  now: new Date('2026-11-18T12:00:00Z'),
  verified: false,
  paidJobs: 0,
  paused: false,
  cancellations: 0,
  doors: 0,
  firstDoorAt: null,
  customers: 0,
  firstAskedAt: null,
  noVisit: 0,
};
const established = { verified: true, paidJobs: 3 };

test('§6 established is who was verified and paid three times', () => {
  expect(isEstablished(established)).toBe(true);
  expect(isEstablished({ verified: false, paidJobs: 3 })).toBe(false);
  expect(isEstablished({ verified: true, paidJobs: 2 })).toBe(false);
});

test.each([
  ['before the yes', { state: 'requested', doorShownAt: null }, false],
  ['accepted, not shown', { state: 'accepted', doorShownAt: null }, false],
  ['accepted, shown', { state: 'accepted', doorShownAt: new Date() }, true],
  ['let in with the code', { state: 'started', doorShownAt: null }, true],
  ['over', { state: 'done', doorShownAt: new Date() }, false],
] as const)('§6 the door: %s', (_when, visit, sees) => {
  expect(seesDoor(visit)).toBe(sees);
});

test('§16 "I am here" is compared with the door only for who knows it', () => {
  const far = { lat: door.lat + 0.045, long: door.long };
  expect(arrivalOf(door, door, shown)).toBe('at_the_door');
  expect(arrivalOf(far, door, shown)).toEqual({ farKm: 5 });
  expect(arrivalOf(undefined, door, shown)).toBe('unknown');
  expect(arrivalOf(door, door, hidden)).toBe('unknown');
});

describe('§26 a yes', () => {
  test('is refused after three doors, until a day after the first', () => {
    const firstDoorAt = new Date('2026-11-18T00:00:00Z');
    expect(refuseYes({ ...facts, doors: 2, firstDoorAt })).toBeUndefined();
    expect(refuseYes({ ...facts, doors: 3, firstDoorAt })).toEqual({
      why: 'doors',
      seconds: 12 * 3600,
    });
    expect(refuseYes({ ...facts, ...established, doors: 9, firstDoorAt })).toBeUndefined();
  });

  test('is refused after six customers who were served nothing, until a day after the first asked', () => {
    const firstAskedAt = new Date('2026-11-18T06:00:00Z');
    expect(refuseYes({ ...facts, customers: 5, firstAskedAt })).toBeUndefined();
    expect(refuseYes({ ...facts, customers: 6, firstAskedAt })).toEqual({
      why: 'doors',
      seconds: 18 * 3600,
    });
    expect(refuseYes({ ...facts, ...established, customers: 9, firstAskedAt })).toBeUndefined();
  });

  test('is refused while an operator is to look, and after three jobs that were called off', () => {
    expect(refuseYes({ ...facts, paused: true })).toEqual({ why: 'paused' });
    expect(refuseYes({ ...facts, cancellations: 3 })).toEqual({ why: 'call_offs' });
  });
});

test('§26 an operator is told of closed doors and of doors, and closed doors pause', () => {
  const { fresh, established: most } = visitLimits.noVisit;
  expect(flagsAfter({ ...facts, noVisit: fresh - 1, doors: 2 })).toEqual([]);
  expect(flagsAfter({ ...facts, noVisit: fresh, doors: 3 })).toEqual(['no_visit', 'doors']);
  expect(flagsAfter({ ...facts, customers: 6 })).toEqual(['doors']);
  expect(flagsAfter({ ...facts, ...established, noVisit: most - 1 })).toEqual([]);
  expect(flagsAfter({ ...facts, ...established, noVisit: most })).toEqual(['no_visit']);
  expect([pauses('no_visit'), pauses('doors'), pauses('never_came')]).toEqual([true, false, false]);
});

test('§6 whom somebody worked for: as they were, then by the first name', () => {
  const contact = { name: 'Asha Rao', email: 'asha@example.com', phone: '9812345678' };
  const served = { username: 'Meera Joshi', contact };
  expect(servedContact({ ...served, daysOver: 6.9 })).toEqual({
    username: 'Asha Rao',
    email: 'asha@example.com',
    contactNumber: '9812345678',
  });
  expect(servedContact({ ...served, daysOver: 7 })).toEqual({
    username: 'Asha',
    email: '',
    contactNumber: '',
  });
});
