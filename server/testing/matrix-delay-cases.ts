import { handOver, sayLate, waitForLate } from '#contract/delay.ts';
import { never, ofBooking } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

/** Theirs, and for now: no professional is late for an agreed time. The slice's own tests have visits for later. */
const own: Row = [409, 403, 404, 400];
const ownOfTheirs: Row = [403, 409, 404, 400];
const customers = { A: own, B: ownOfTheirs, X: never, Y: never };

const ofExpected: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { expectedAt: new Date().toISOString() },
});

/** §27: the professional says it, the customer answers. */
export const delayCases: readonly Case[] = [
  {
    call: sayLate,
    stage: 'accepted',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { minutes: 15 } }),
    expect: { A: never, B: never, X: own, Y: ownOfTheirs },
  },
  { call: waitForLate, stage: 'accepted', ask: ofExpected, expect: customers },
  { call: handOver, stage: 'accepted', ask: ofExpected, expect: customers },
];
