import { setLanguage } from '#contract/account.ts';
import { blockCustomer, listBlocked, unblockCustomer } from '#contract/block.ts';
import { blockHandyman, listBlockedHandymen, unblockHandyman } from '#contract/own-block.ts';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  finishBooking,
  getBooking,
  getNotification,
  jobStartOtp,
  listBookings,
  rejectNotification,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import { getAadharImage, getHandyman, setAvailability, setServices } from '#contract/handyman.ts';
import { config, getReceipt } from '#contract/payment.ts';
import { getUser } from '#contract/user.ts';
import { getWeek } from '#contract/week.ts';
import { addFavourite, listKnown, removeFavourite } from '#contract/regular.ts';
import { pune } from './people.ts';
import { bookingId, codeOf, emailOf, handymanId, ownHandymanId, userId } from './scene.ts';
import {
  ofBooking,
  ofCustomer,
  ofHandyman,
  never,
  mine,
  theirs,
  mineOf,
  theirsOf,
  nothingOf,
  nothingOfTheirs,
  always,
} from './matrix-case.ts';
import type { Case } from './matrix-case.ts';
import { cashCases } from './matrix-cash-cases.ts';
import { extraCases } from './matrix-extra-cases.ts';
import { delayCases } from './matrix-delay-cases.ts';
import { proposalCases } from './matrix-proposal-cases.ts';
import { accountCases } from './matrix-account-cases.ts';
import { pushCases } from './matrix-push-cases.ts';
import { addressCases } from './matrix-address-cases.ts';
import { hoursCases } from './matrix-hours-cases.ts';
import { dispatchCases } from './matrix-dispatch-cases.ts';
import { calendarCases } from './matrix-calendar-cases.ts';
import { chatCases } from './matrix-chat-cases.ts';
import { trustCases } from './matrix-trust-cases.ts';
import { trackingCases } from './matrix-tracking-cases.ts';

/** §6 as a table: every call that needs a session, for each of two customers and two handymen. */
export const cases: readonly Case[] = [
  {
    call: getUser,
    stage: 'accepted',
    ask: (scene, target) => ({ body: { user_id: userId(scene, target) } }),
    expect: { A: mine, B: theirs, X: mine, Y: theirs },
  },
  {
    call: getHandyman,
    stage: 'accepted',
    ask: ofHandyman,
    expect: { A: [200, 200, 404, 400], B: [200, 200, 404, 400], X: mine, Y: theirs },
  },
  {
    call: createNotification,
    stage: 'nothing',
    ask: (scene, target) => ({
      body: { ...pune, user_id: userId(scene, target), handyman_id: scene.X.id },
    }),
    expect: { A: mine, B: theirs, X: never, Y: never },
  },
  {
    call: getNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: [200, 200, 200, 400], B: [200, 200, 200, 400], X: mine, Y: theirs },
  },
  {
    call: acceptNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: acceptNotification,
    stage: 'requested',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), notification_id: bookingId(scene, target) },
    }),
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: rejectNotification,
    stage: 'requested',
    ask: ofHandyman,
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: rejectNotification,
    stage: 'requested',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), notification_id: bookingId(scene, target) },
    }),
    expect: { A: never, B: never, X: mineOf, Y: theirsOf },
  },
  {
    call: jobStartOtp,
    stage: 'accepted',
    ask: (scene, target) => ({
      body: { otp: codeOf(scene, target), email: emailOf(scene, target) },
    }),
    expect: { A: never, B: never, X: [200, 400, 400, 400], Y: [400, 200, 400, 400] },
  },
  {
    call: workDoneCheck,
    stage: 'started',
    ask: (scene, target, actor) => ({
      body: { handyman_id: ownHandymanId(scene, actor), user_id: userId(scene, target) },
    }),
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: workDoneCheck,
    stage: 'started',
    ask: (scene, target, actor) => ({
      body: {
        handyman_id: handymanId(scene, target),
        user_id: actor === 'Y' ? scene.B.id : scene.A.id,
      },
    }),
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: getBooking,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: cancelBooking,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: mineOf, Y: theirsOf },
  },
  {
    call: cancelBooking,
    stage: 'started',
    ask: ofBooking,
    expect: {
      A: [409, 403, 404, 400],
      B: [403, 409, 404, 400],
      X: mineOf,
      Y: theirsOf,
    },
  },
  {
    call: finishBooking,
    stage: 'started',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: blockCustomer,
    stage: 'requested',
    ask: ofCustomer,
    expect: { A: never, B: never, X: mine, Y: theirs },
  },
  {
    call: unblockCustomer,
    stage: 'requested',
    ask: ofCustomer,
    expect: { A: never, B: never, X: [200, 200, 200, 400], Y: [200, 200, 200, 400] },
  },
  {
    call: listBlocked,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: blockHandyman,
    stage: 'nothing',
    ask: ofHandyman,
    expect: { A: [200, 200, 404, 400], B: [200, 200, 404, 400], X: never, Y: never },
  },
  {
    call: unblockHandyman,
    stage: 'nothing',
    ask: ofHandyman,
    expect: { A: [200, 200, 200, 400], B: [200, 200, 200, 400], X: never, Y: never },
  },
  {
    call: listBlockedHandymen,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: listKnown,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: addFavourite,
    stage: 'nothing',
    ask: ofHandyman,
    expect: { A: [200, 200, 404, 400], B: [200, 200, 404, 400], X: never, Y: never },
  },
  {
    call: removeFavourite,
    stage: 'nothing',
    ask: ofHandyman,
    expect: { A: [200, 200, 200, 400], B: [200, 200, 200, 400], X: never, Y: never },
  },
  {
    call: getWeek,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: renewStartCode,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: config,
    stage: 'accepted',
    ask: (scene, target) => ({
      body: { token: { id: 'tok_visa' }, booking_id: bookingId(scene, target) },
    }),
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    call: getReceipt,
    stage: 'accepted',
    ask: ofBooking,
    expect: {
      A: nothingOf,
      B: nothingOfTheirs,
      X: nothingOf,
      Y: nothingOfTheirs,
    },
  },
  {
    call: setAvailability,
    stage: 'nothing',
    ask: () => ({ body: { online: true } }),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: setServices,
    stage: 'nothing',
    ask: () => ({ body: { services: ['Electrician'] } }),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: setLanguage,
    stage: 'nothing',
    ask: () => ({ body: { language: 'hi' } }),
    expect: { A: always, B: always, X: always, Y: always },
  },
  {
    call: getAadharImage,
    stage: 'nothing',
    ask: () => ({ params: { side: 'aadharFront' } }),
    expect: { A: never, B: never, X: [404, 404, 404, 404], Y: [404, 404, 404, 404] },
  },
  {
    call: listBookings,
    stage: 'requested',
    ask: () => ({}),
    expect: { A: always, B: always, X: always, Y: always },
  },
  ...dispatchCases,
  ...chatCases,
  ...cashCases,
  ...extraCases,
  ...proposalCases,
  ...delayCases,
  ...trustCases,
  ...trackingCases,
  ...accountCases,
  ...pushCases,
  ...addressCases,
  ...hoursCases,
  ...calendarCases,
];
