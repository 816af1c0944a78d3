import { randomUUID } from 'node:crypto';
import { approveExtra, declineExtra, proposeExtra, withdrawExtra } from '#contract/extra.ts';
import { mineOf, never, nothingOf, nothingOfTheirs, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case } from './matrix-case.ts';
import { bookingId } from './scene.ts';

const propose: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { key: randomUUID(), words: 'New tap', amount: 450 },
});

/** An id without a row: the slice's own tests have real ones. */
const decide: Case['ask'] = (scene, target) => ({
  params: { id: bookingId(scene, target), extraId: randomUUID() },
  body: { amount: 450 },
});

/** Of extra work: who proposes and takes back is one side, who decides the other. */
export const extraCases: readonly Case[] = [
  {
    call: proposeExtra,
    stage: 'started',
    ask: propose,
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: proposeExtra,
    stage: 'accepted',
    ask: propose,
    expect: { A: never, B: never, X: [409, 403, 404, 400], Y: [403, 409, 404, 400] },
  },
  {
    call: approveExtra,
    stage: 'started',
    ask: decide,
    expect: { A: nothingOf, B: nothingOfTheirs, X: never, Y: never },
  },
  {
    call: declineExtra,
    stage: 'started',
    ask: decide,
    expect: { A: nothingOf, B: nothingOfTheirs, X: never, Y: never },
  },
  {
    call: withdrawExtra,
    stage: 'started',
    ask: decide,
    expect: { A: never, B: never, X: nothingOf, Y: nothingOfTheirs },
  },
];
