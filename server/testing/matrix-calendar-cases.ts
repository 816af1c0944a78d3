import { getCalendar, getFeed, getVisitFile, makeFeed, removeFeed } from '#contract/calendar.ts';
import { getCredit } from '#contract/credit.ts';
import { getFees } from '#contract/fee.ts';
import { getEarnings } from '#contract/earnings.ts';
import { getInvoiceFile, listInvoices } from '#contract/invoice.ts';
import { getPayouts, mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import { getStatement, getStatementFile } from '#contract/statement.ts';
import { always, mineOf, never, ofBooking, theirsOf } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

/** Theirs, and for now. */
const forNow: Row = [409, 403, 404, 400];
const forNowTheirs: Row = [403, 409, 404, 400];

const noFile: Row = [400, 400, 400, 400];
const noInvoice: Row = [404, 404, 404, 400];

const otp = '123456';
/** None was mailed. */
const withoutCode: Row = [410, 410, 410, 410];

/** §27: what of one's visits leaves for calendars. §28, §29, §30, §32: money that is one's own. */
export const calendarCases: readonly Case[] = [
  {
    call: getVisitFile,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: forNow, B: forNowTheirs, X: forNow, Y: forNowTheirs },
  },
  ...[
    getCalendar,
    getFeed,
    makeFeed,
    removeFeed,
    getEarnings,
    getStatement,
    getPayouts,
    mailPayoutCode,
  ].map((call): Case => ({
    call,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: always, Y: always },
  })),
  {
    call: getFees,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: getCredit,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    // It does not say which kind of file.
    call: getStatementFile,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: noFile, Y: noFile },
  },
  {
    call: listInvoices,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: mineOf, B: theirsOf, X: never, Y: never },
  },
  {
    // There is none with this id.
    call: getInvoiceFile,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: noInvoice, B: noInvoice, X: never, Y: never },
  },
  {
    call: setBankAccount,
    stage: 'nothing',
    ask: () => ({ body: { holder: 'Ravi', number: '501001234417', ifsc: 'HDFC0001234', otp } }),
    expect: { A: never, B: never, X: withoutCode, Y: withoutCode },
  },
  {
    call: setUpi,
    stage: 'nothing',
    ask: () => ({ body: { holder: 'Ravi', upi: 'ravi@okaxis', otp } }),
    expect: { A: never, B: never, X: withoutCode, Y: withoutCode },
  },
];
