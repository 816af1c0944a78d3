import { askNewEmail, changeName, changePhone, confirmNewEmail } from '#contract/details.ts';
import { endDevice, endOtherDevices, listDevices } from '#contract/device.ts';
import { deleteAccount, downloadData } from '#contract/my-data.ts';
import { changePassword } from '#contract/password.ts';
import { always } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';
import { bookingId } from './scene.ts';

/** Authorised, and then refused for the input. */
const wrong: Row = [400, 400, 400, 400];
/** There is no such login of theirs, whosever it is. */
const none: Row = [404, 404, 404, 400];
const everybody = (row: Row) => ({ A: row, B: row, X: row, Y: row });

/** §21: always for the account of the session; no call can name another one. */
export const accountCases: readonly Case[] = [
  {
    call: changePassword,
    stage: 'nothing',
    ask: () => ({ body: { currentPassword: 'not this one', password: 'another fine password' } }),
    expect: everybody(wrong),
  },
  {
    call: changeName,
    stage: 'nothing',
    ask: () => ({ body: { name: 'Somebody Else' } }),
    expect: everybody(always),
  },
  {
    call: changePhone,
    stage: 'nothing',
    ask: () => ({ body: { phone: '9812345678', currentPassword: 'not this one' } }),
    expect: everybody(wrong),
  },
  {
    call: askNewEmail,
    stage: 'nothing',
    ask: () => ({ body: { email: 'new@example.com', currentPassword: 'not this one' } }),
    expect: everybody(wrong),
  },
  {
    call: confirmNewEmail,
    stage: 'nothing',
    ask: () => ({ body: { email: 'new@example.com', otp: '000000' } }),
    expect: everybody([410, 410, 410, 410]),
  },
  { call: listDevices, stage: 'nothing', ask: () => ({}), expect: everybody(always) },
  {
    call: endDevice,
    stage: 'nothing',
    ask: (scene, target) => ({ params: { id: bookingId(scene, target) } }),
    expect: everybody(none),
  },
  { call: endOtherDevices, stage: 'nothing', ask: () => ({}), expect: everybody(always) },
  {
    call: downloadData,
    stage: 'nothing',
    ask: () => ({ body: { currentPassword: 'not this one' } }),
    expect: everybody(wrong),
  },
  {
    call: deleteAccount,
    stage: 'nothing',
    ask: () => ({ body: { currentPassword: 'not this one' } }),
    expect: everybody(wrong),
  },
];
