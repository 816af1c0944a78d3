import { getDispatch, listDispatches, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import { always, mineOf, never, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case } from './matrix-case.ts';
import { pune } from './people.ts';

/** §18: dispatches are for customers, and each sees their own. */
export const dispatchCases: readonly Case[] = [
  {
    call: startDispatch,
    stage: 'nothing',
    ask: () => ({ body: { ...pune, service: 'Plumber' } }),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: listDispatches,
    stage: 'asking',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: getDispatch,
    stage: 'asking',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: stopDispatch,
    stage: 'asking',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
];
