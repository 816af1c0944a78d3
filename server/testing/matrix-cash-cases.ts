import { randomUUID } from 'node:crypto';
import { enterDiscount, takeOffDiscount } from '#contract/discount.ts';
import { chooseCash, confirmCash, disputeCash, getCash, takeBackCash } from '#contract/cash.ts';
import { mineOf, never, nothingOf, nothingOfTheirs, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case } from './matrix-case.ts';

const take: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { amount: 220, key: randomUUID() },
});

const dispute: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { payment_id: randomUUID(), words: 'I paid another sum.', key: randomUUID() },
});

const enter: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { code: 'NOSUCHCODE' },
});

/** Of cash: the customer chooses, the professional confirms, and either side reads of it or says that it is wrong. Of discount codes (§38). */
export const cashCases: readonly Case[] = [
  {
    call: getCash,
    stage: 'started',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: chooseCash,
    stage: 'started',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: takeBackCash,
    stage: 'started',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: confirmCash,
    stage: 'started',
    ask: take,
    expect: { A: never, B: never, X: [409, 403, 404, 400], Y: [403, 409, 404, 400] },
  },
  {
    call: enterDiscount,
    stage: 'started',
    ask: enter,
    expect: { A: [409, 403, 404, 400], B: [403, 409, 404, 400], X: never, Y: never },
  },
  {
    call: takeOffDiscount,
    stage: 'started',
    ask: ofBooking,
    expect: { A: [409, 403, 404, 400], B: [403, 409, 404, 400], X: never, Y: never },
  },
  {
    call: disputeCash,
    stage: 'started',
    ask: dispute,
    expect: { A: nothingOf, B: nothingOfTheirs, X: nothingOf, Y: nothingOfTheirs },
  },
];
