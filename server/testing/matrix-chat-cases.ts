import { randomUUID } from 'node:crypto';
import {
  getPicture,
  listMessages,
  listUnread,
  readMessages,
  sendMessage,
  sendPicture,
} from '#contract/chat.ts';
import { always, mineOf, nothingOf, nothingOfTheirs, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

const tooEarly: Row = [409, 403, 404, 400];
const tooEarlyForTheirs: Row = [403, 409, 404, 400];
const noFile: Row = [400, 403, 404, 400];
const noFileOfTheirs: Row = [403, 400, 404, 400];

const bothSides = (mine: Row, theirs: Row) => ({ A: mine, B: theirs, X: mine, Y: theirs });

/** Of what the two of a booking write to each other. */
export const chatCases: readonly Case[] = [
  {
    call: listMessages,
    stage: 'requested',
    ask: ofBooking,
    expect: bothSides(mineOf, theirsOf),
  },
  {
    call: listMessages,
    stage: 'done',
    ask: ofBooking,
    expect: bothSides(mineOf, theirsOf),
  },
  {
    call: sendMessage,
    stage: 'accepted',
    ask: (scene, target) => ({
      ...ofBooking(scene, target),
      body: { key: randomUUID(), text: 'Second gate, please.' },
    }),
    expect: bothSides(mineOf, theirsOf),
  },
  {
    call: sendMessage,
    stage: 'requested',
    ask: (scene, target) => ({
      ...ofBooking(scene, target),
      body: { key: randomUUID(), text: 'Are you coming?' },
    }),
    expect: bothSides(tooEarly, tooEarlyForTheirs),
  },
  {
    call: sendPicture,
    stage: 'accepted',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { key: randomUUID() } }),
    expect: bothSides(noFile, noFileOfTheirs),
  },
  {
    call: getPicture,
    stage: 'accepted',
    ask: (scene, target) => ({ params: { ...ofBooking(scene, target).params, number: '1' } }),
    expect: bothSides(nothingOf, nothingOfTheirs),
  },
  {
    call: readMessages,
    stage: 'started',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { upTo: 1 } }),
    expect: bothSides(mineOf, theirsOf),
  },
  {
    call: listUnread,
    stage: 'accepted',
    ask: () => ({}),
    expect: bothSides(always, always),
  },
];
