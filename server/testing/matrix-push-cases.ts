import { addPushDevice, choosePush, getPush, removePushDevice } from '#contract/push.ts';
import { always } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';
import { bookingId } from './scene.ts';

/** There is no such device of theirs, whosever it is. */
const none: Row = [404, 404, 404, 400];
/** Authorised, and then refused because notifications are off here. */
const off: Row = [409, 409, 409, 409];
const everybody = (row: Row) => ({ A: row, B: row, X: row, Y: row });

/** §24: always for the account of the session; no call can name another one. */
export const pushCases: readonly Case[] = [
  { call: getPush, stage: 'nothing', ask: () => ({}), expect: everybody(always) },
  {
    call: addPushDevice,
    stage: 'nothing',
    ask: () => ({
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'BA', auth: 'AA' },
    }),
    expect: everybody(off),
  },
  {
    call: removePushDevice,
    stage: 'nothing',
    ask: (scene, target) => ({ params: { id: bookingId(scene, target) } }),
    expect: everybody(none),
  },
  {
    call: choosePush,
    stage: 'nothing',
    ask: () => ({ body: { off: ['message'], quiet: null } }),
    expect: everybody(always),
  },
];
