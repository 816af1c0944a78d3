import { getCalendar, getFeed, getVisitFile, makeFeed, removeFeed } from '#contract/calendar.ts';
import { getEarnings } from '#contract/earnings.ts';
import { always, never, ofBooking } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

/** Theirs, and for now. */
const forNow: Row = [409, 403, 404, 400];
const forNowTheirs: Row = [403, 409, 404, 400];

/** §27: what of one's visits leaves for calendars. §28: what a professional reads of their own days. */
export const calendarCases: readonly Case[] = [
  {
    call: getVisitFile,
    stage: 'accepted',
    ask: ofBooking,
    expect: { A: forNow, B: forNowTheirs, X: forNow, Y: forNowTheirs },
  },
  ...[getCalendar, getFeed, makeFeed, removeFeed, getEarnings].map((call): Case => ({
    call,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: always, Y: always },
  })),
];
