import {
  arrive,
  getPlace,
  nobodyCame,
  nobodyHome,
  setOut,
  sharePlace,
} from '#contract/tracking.ts';
import { pune } from './people.ts';
import { mineOf, never, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

/** Their own booking, in a state that is too early. */
const early: Row = [409, 403, 404, 400];
const earlyTheirs: Row = [403, 409, 404, 400];

/** §16: only the professional of a job says where they are. */
export const trackingCases: readonly Case[] = [
  {
    call: setOut,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: arrive,
    stage: 'on_the_way',
    ask: ofBooking,
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: sharePlace,
    stage: 'on_the_way',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: pune }),
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: getPlace,
    stage: 'on_the_way',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: nobodyHome,
    stage: 'arrived',
    ask: ofBooking,
    expect: { A: never, B: never, X: early, Y: earlyTheirs },
  },
  {
    call: nobodyCame,
    stage: 'on_the_way',
    ask: ofBooking,
    expect: { A: early, B: earlyTheirs, X: never, Y: never },
  },
];
