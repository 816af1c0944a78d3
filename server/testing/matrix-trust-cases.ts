import { randomUUID } from 'node:crypto';
import { removePhoto, setPhoto } from '#contract/photo.ts';
import { callForHelp, listTickets, openTicket } from '#contract/ticket.ts';
import {
  getRating,
  getUnrated,
  giveRating,
  listAboutMe,
  replyToRating,
  reportRating,
} from '#contract/rating.ts';
import { getTip, giveTip } from '#contract/tip.ts';
import { mendApplication } from '#contract/verification.ts';
import { bookingId } from './scene.ts';
import {
  ofBooking,
  never,
  mineOf,
  theirsOf,
  nothingOf,
  nothingOfTheirs,
  always,
} from './matrix-case.ts';
import type { Case } from './matrix-case.ts';

/** Of tickets, ratings, the application and the photo. */
export const trustCases: readonly Case[] = [
  {
    call: openTicket,
    stage: 'requested',
    ask: (scene, target) => ({
      body: {
        key: randomUUID(),
        booking_id: bookingId(scene, target),
        category: 'other',
        text: 'Help.',
      },
    }),
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: callForHelp,
    stage: 'accepted',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { key: randomUUID() } }),
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: callForHelp,
    stage: 'requested',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { key: randomUUID() } }),
    expect: {
      A: [409, 403, 404, 400],
      B: [403, 409, 404, 400],
      X: [409, 403, 404, 400],
      Y: [403, 409, 404, 400],
    },
  },
  {
    call: listTickets,
    stage: 'nothing',
    ask: () => ({}),
    expect: {
      A: always,
      B: always,
      X: always,
      Y: always,
    },
  },
  {
    call: getRating,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: giveRating,
    stage: 'done',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { stars: 5 } }),
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: getTip,
    stage: 'done',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    // It is not rated yet.
    call: giveTip,
    stage: 'done',
    ask: (scene, target) => ({
      ...ofBooking(scene, target),
      body: { token: { id: 'tok_visa' }, amount: 50 },
    }),
    expect: { A: [409, 403, 404, 400], B: [403, 409, 404, 400], X: never, Y: never },
  },
  {
    call: replyToRating,
    stage: 'done',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { reply: 'Thanks.' } }),
    expect: { A: never, B: never, X: nothingOf, Y: nothingOfTheirs },
  },
  {
    call: reportRating,
    stage: 'done',
    ask: (scene, target) => ({ ...ofBooking(scene, target), body: { reason: 'Not true.' } }),
    expect: { A: nothingOf, B: nothingOfTheirs, X: nothingOf, Y: nothingOfTheirs },
  },
  {
    call: getUnrated,
    stage: 'done',
    ask: () => ({}),
    expect: { A: always, B: always, X: always, Y: always },
  },
  {
    call: listAboutMe,
    stage: 'done',
    ask: () => ({}),
    expect: { A: always, B: always, X: always, Y: always },
  },
  {
    call: mendApplication,
    stage: 'nothing',
    ask: () => ({ body: { answer: '' } }),
    expect: { A: never, B: never, X: [400, 400, 400, 400], Y: [400, 400, 400, 400] },
  },
  {
    call: setPhoto,
    stage: 'nothing',
    ask: () => ({ body: {} }),
    expect: { A: never, B: never, X: [400, 400, 400, 400], Y: [400, 400, 400, 400] },
  },
  {
    call: removePhoto,
    stage: 'nothing',
    ask: () => ({ body: {} }),
    expect: { A: never, B: never, X: always, Y: always },
  },
];
