import { noDetails } from '#domain/visit-details.ts';
import { addBooking, findAskFacts } from '../../booking/request-store.ts';
import {
  findWaitingWith,
  findBooking,
  listEvents,
  listForHandyman,
  listForUserWith,
  listOfParty,
  countTogether,
} from '../../booking/list-store.ts';
import { closeDue, expireDue } from '../../booking/close-store.ts';
import { cancelWaitingOf } from '../../booking/operator-store.ts';
import { acceptBooking, findOldestOpen, lockParties } from '../../booking/store.ts';
import { isTimeOff, listCalendars } from '../../booking/calendar-store.ts';
import { claimReminders } from '../../booking/reminder-store.ts';
import { declineRivals, lockRivals, withdrawRivals } from '../../booking/rival-store.ts';
import { countFirstFree, findDispatchFacts } from '../../booking/wave-store.ts';
import { findVisitFacts, listOpenFlags } from '../../booking/visit-store.ts';
import { countAnswers, listWeek } from '../../booking/week-store.ts';
import { findStanding, listMessages, listUnread, takeDueMails } from '../../chat/store.ts';
import { listBookings } from '../../console/booking-store.ts';
import { listCustomers } from '../../console/customer-store.ts';
import { listListed, listVisits } from '../../console/day-store.ts';
import { findPeople } from '../../console/person-store.ts';
import { listAttention, listTakings } from '../../console/today-store.ts';
import type { Db } from '../../db/db.ts';
import { beginWave, findNewest, listAsked, lockDue } from '../../dispatch/store.ts';
import { listExtras } from '../../extra/store.ts';
import { addReckoned, holdVisit, noteWaits } from '../../delay/store.ts';
import { decideProposal, expireProposals, holdAhead, moveVisit } from '../../proposal/store.ts';
import { countFree } from '../../handyman/count-store.ts';
import { listNearest, listRanked, listWithinReach } from '../../handyman/search-store.ts';
import {
  deleteOldTimeOff,
  findAgreedWithin,
  findHours,
  listTimeOff,
  putTimeOff,
} from '../../handyman/hours-store.ts';
import { findHandymanLogin, hasJobTogether, listServed } from '../../handyman/store.ts';
import { claimDue, expireMails, stillReminds } from '../../mail/outbox-store.ts';
import { lockUnanswered, markAsked } from '../../handyman/presence-store.ts';
import { listJudged } from '../../rating/moderation-store.ts';
import { findUnrated, listSaid } from '../../rating/list-store.ts';
import { listDue, listOfBooking, reveal } from '../../rating/store.ts';
import { findWorth, listPaidSince } from '../../rating/worth-store.ts';
import { claimDueSeries, listSeriesOf } from '../../booking/series-store.ts';
import {
  leaveOutAgreed,
  listAgreed,
  listDays,
  listSeriesOfBookings,
} from '../../booking/series-visit-store.ts';
import { listKnown } from '../../regular/store.ts';
import {
  addMessages,
  claimDue as claimPushes,
  listTargets,
  spareMails,
  takeDueMails as takeRequestMails,
} from '../../push/message-store.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  listSessions,
} from '../../identity/session-store.ts';
import { listAuditRows } from '../../operator/audit-store.ts';
import { readLooks } from '../../operator/audited-read-store.ts';
import { listAll } from '../../ticket/support-store.ts';
import type { Filter } from '../../ticket/support-store.ts';
import { ofMoney } from './money.ts';
import { dayOfVisits, idOf } from './tables.ts';

const [user, handyman, booking, dispatch] = [
  idOf('a', 1),
  idOf('b', 1),
  idOf('c', 1),
  idOf('d', 1),
];
const here = { lat: 18.52, long: 73.85 };
const after = { createdAt: new Date().toISOString(), id: booking };
const longAgo = { createdAt: new Date(Date.now() - 86_400_000).toISOString(), id: booking };
const waiting: Filter = {
  state: 'open',
  overdue: false,
  operatorId: undefined,
  category: undefined,
  number: undefined,
};
const won = { id: booking, user_id: user, handyman_id: handyman, service: 1 };
const network = Buffer.from('network');
const hour = 3_600_000;
const span = {
  from: Math.ceil(Date.now() / hour) * hour + 24 * hour,
  to: Date.now() + 14 * 24 * hour,
};
const wanted = {
  userId: user,
  handymanId: idOf('b', 7_777),
  service: 1,
  cost: 50,
  bill: {
    service_charge_paise: 10_000,
    cost_paise: 5_000,
    gst_paise: 900,
    discount_paise: 900,
    total_paise: 15_000,
    handyman_share_paise: 12_750,
  },
  ...here,
  details: noDetails,
  minutes: 10,
  startsAt: null,
  plannedMinutes: 90,
  askedFrom: network,
};

const told = {
  role: 'user',
  news: 'message',
  bookingIds: [booking],
  minutes: 60,
} as const;

/** Statements of common requests, and of jobs that run every second. */
export const hot: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  ...ofMoney,
  'expiry of requests': (db) => expireDue(db),
  'list of a professional': (db) => listForHandyman(db, handyman, 50),
  'oldest open request': (db) => findOldestOpen(db, handyman),
  'list of a customer': (db) => listOfParty(db, { role: 'user', id: user }, 20, undefined),
  'next page of a customer': (db) => listOfParty(db, { role: 'user', id: user }, 20, after),
  'next page of a professional': (db) =>
    listOfParty(db, { role: 'handyman', id: handyman }, 20, after),
  'a customer with one professional': (db) => listForUserWith(db, user, handyman, 50),
  'job that waits for its code': (db) => findWaitingWith(db, handyman, '1@example.com'),
  'one booking': (db) => findBooking(db, booking),
  'events of a booking': (db) => listEvents(db, booking),
  'jobs on one’s own profile': (db) => listServed(db, handyman, 200),
  'a professional’s week': (db) => listWeek(db, handyman),
  'a professional’s answers': (db) => countAnswers(db, handyman),
  'the hours of a professional': (db) => findHours(db, handyman),
  'the time off of a professional': (db) => listTimeOff(db, handyman),
  'agreed visits within time off': (db) =>
    findAgreedWithin(db, handyman, new Date(), new Date(Date.now() + 86_400_000)),
  'new time off': (db) => putTimeOff(db, handyman, new Date(), new Date(Date.now() + 86_400_000)),
  'time off that is over': (db) => deleteOldTimeOff(db, 1_000),
  'series that are due': (db) => claimDueSeries(db, 20),
  'the series of a customer': (db) => listSeriesOf(db, 'user', user),
  'the series of a professional': (db) => listSeriesOf(db, 'handyman', handyman),
  'the days of series': (db) => listDays(db, [idOf('e', 9)]),
  'the agreed visits of a series': (db) => listAgreed(db, idOf('e', 9)),
  'of which series a visit is': (db) => listSeriesOfBookings(db, [booking]),
  'visits left out of a series': (db) =>
    leaveOutAgreed(db, { role: 'user', id: user }, idOf('e', 9), null),
  'the professionals somebody knows': (db) => listKnown(db, user),
  'how often they have met': (db) => countTogether(db, handyman, [user, idOf('a', 2)]),
  'job together': (db) => hasJobTogether(db, handyman, user),
  'whether somebody can be asked': (db) => findAskFacts(db, user, handyman, network, false),
  'whether one can be asked for later': (db) => findAskFacts(db, user, handyman, network, true),
  'when somebody is free': (db) => listCalendars(db, [handyman], span),
  'whether a time is off': (db) => isTimeOff(db, booking),
  'whom to remind': (db) => claimReminders(db, 'day'),
  'who can come then': (db) =>
    listNearest(
      db,
      { service: 1, limit: 20, at: { start: span.from, slotMinutes: 60 } },
      here,
      undefined,
    ),
  'who goes there': (db) => listWithinReach(db, 1, here, 50),
  'a new request': (db) => addBooking(db, wanted).catch(() => undefined),
  'lock of both parties': (db) => lockParties(db, user, handyman),
  'closing of long jobs': (db) => closeDue(db, 24),
  'visits of somebody who is suspended': (db) => cancelWaitingOf(db, handyman),
  'a yes': (db) => acceptBooking(db, handyman, booking, false),
  'how somebody’s visits went': (db) => findVisitFacts(db, handyman),
  'whose visits need a look': (db) => listOpenFlags(db),
  'lock of rival requests': (db) => lockRivals(db, won),
  'refusal of rival requests': (db) => declineRivals(db, won),
  'withdrawal of rival requests': (db) => withdrawRivals(db, won),
  'facts about who asks around': (db) => findDispatchFacts(db, user).catch(() => undefined),
  'a wave that is due': (db) => lockDue(db),
  'the next wave': (db) => beginWave(db, dispatch),
  'newest of those who ask around': (db) => findNewest(db, user),
  'who was asked': (db) => listAsked(db, dispatch),
  'who could be asked next': (db) => countFirstFree(db, dispatch, [handyman]),
  'whether there is a conversation': (db) => findStanding(db, booking),
  'newest messages': (db) => listMessages(db, booking, { most: 50 }),
  'messages after one': (db) => listMessages(db, booking, { after: 1, most: 50 }),
  'what somebody has not read': (db) => listUnread(db, 'user', user),
  'messages that are due as mails': (db) => takeDueMails(db, 20),
  'a push for somebody with a device': (db) => addMessages(db, told),
  'pushes that are due': (db) => claimPushes(db, 20),
  'devices of somebody': (db) => listTargets(db, { role: 'user', account_id: user, settled: [] }),
  'requests that are due as mails': (db) => takeRequestMails(db, 20),
  'those who are looking': (db) => spareMails(db, [handyman]),
  'who is quiet': (db) => markAsked(db, 50),
  'who has not answered': (db) => lockUnanswered(db, 50),
  'a logout': (db) => deleteSession(db, Buffer.alloc(32).toString('base64url')),
  'extra work of a booking': (db) => listExtras(db, [booking]),
  'a visit that may be moved': (db) => holdAhead(db, booking),
  'an answer to another time': (db) => decideProposal(db, booking, 'accept', 'user', new Date()),
  'a visit that is moved': (db) =>
    moveVisit(db, { bookingId: booking, by: 'user', from: new Date(), to: new Date() }),
  'visits that a professional cannot begin in time': (db) => addReckoned(db),
  'a visit that will be late': (db) => holdVisit(db, booking),
  'a customer who waits': (db) => noteWaits(db, booking, new Date()),
  'proposals without an answer': (db) => expireProposals(db),
  'nearest of one service': (db) => listNearest(db, { service: 1, limit: 20 }, here, undefined),
  'nearest of any service': (db) =>
    listNearest(db, { service: undefined, limit: 20 }, here, undefined),
  'best of one service': (db) =>
    listRanked(db, { service: 1, limit: 20, sort: 'best', least: 4 }, here, undefined),
  'next page of the best': (db) =>
    listRanked(db, { service: 1, limit: 20, sort: 'best', least: 4 }, here, {
      rank: 4,
      chord: 0.001,
      id: handyman,
    }),
  'ratings of a booking': (db) => listOfBooking(db, booking),
  'ratings that become visible': (db) => reveal(db, booking),
  'ratings that are due': (db) => listDue(db, 100),
  'ratings of jobs paid since': (db) => listPaidSince(db, 100),
  'what a rating is worth': (db) => findWorth(db, booking, []),
  'words about a professional': (db) =>
    listSaid(db, { about: 'handyman', id: handyman, limit: 10, wordsOnly: true }, undefined),
  'words about a customer': (db) =>
    listSaid(db, { about: 'user', id: user, limit: 10, wordsOnly: false }, undefined),
  'last job a customer has not rated': (db) => findUnrated(db, 'user', user),
  'last job a professional has not rated': (db) => findUnrated(db, 'handyman', handyman),
  'ratings that were reported': (db) => listJudged(db, 'reported', 25, undefined),
  'all ratings, for operators': (db) => listJudged(db, 'all', 25, undefined),
  'how many are around': (db) => countFree(db, [1, 2, 3, 4, 5, 6], here, 0.001),
  'session of a request': (db) => listSessions(db, ['a', 'b']),
  'sessions that are over': (db) => deleteExpiredSessions(db),
  login: (db) => findHandymanLogin(db, '7@example.org'),
  'whether a reminder still holds': (db) => stillReminds(db, booking, after.createdAt),
  'due mails': (db) => claimDue(db, 10),
  'mails of no more use': (db) => expireMails(db),
  'all bookings': (db) => listBookings(db, { oldestFirst: false }, 50, undefined),
  'next page of all bookings': (db) => listBookings(db, { oldestFirst: false }, 50, after),
  'all bookings, oldest first': (db) => listBookings(db, { oldestFirst: true }, 50, after),
  'all open requests': (db) =>
    listBookings(db, { oldestFirst: false, state: 'requested' }, 50, undefined),
  'the last page of open requests': (db) =>
    listBookings(db, { oldestFirst: false, state: 'requested' }, 50, longAgo),
  'all who are about to come': (db) =>
    listBookings(db, { oldestFirst: false, state: 'accepted' }, 50, undefined),
  'the last page of those about to come': (db) =>
    listBookings(db, { oldestFirst: false, state: 'accepted' }, 50, longAgo),
  'a booking by its number': (db) =>
    listBookings(db, { oldestFirst: false, number: 48_210 }, 50, undefined),
  'the visits of a day in a city': (db) =>
    listVisits(db, dayOfVisits.from, dayOfVisits.to, dayOfVisits.around),
  'the visits of a day': (db) => listVisits(db, dayOfVisits.from, dayOfVisits.to, undefined),
  'bills and people of a day': (db) =>
    listListed(
      db,
      Array.from({ length: 500 }, (_, n) => idOf('c', 1 + n)),
    ),
  'all customers': (db) => listCustomers(db, { sort: 'newest', ids: undefined }, 50, undefined),
  'all customers by name': (db) =>
    listCustomers(db, { sort: 'name', ids: undefined }, 50, { value: 'customer', id: user }),
  'customers by what was typed': (db) =>
    findPeople(db, 'users', { name: 'asha', email: 'asha', phone: '' }),
  'takings of two days': (db) => listTakings(db),
  'refunds that failed': (db) => listAttention(db, 'refund'),
  'tickets that wait': (db) => listAll(db, waiting, 50, undefined),
  'next page of tickets that wait': (db) =>
    listAll(db, waiting, 50, { urgency: 1, at: after.createdAt, id: booking }),
  'tickets that are closed': (db) => listAll(db, { ...waiting, state: 'closed' }, 50, undefined),
  'a closed ticket by its number': (db) =>
    listAll(db, { ...waiting, state: 'closed', number: 101_000 }, 50, undefined),
  'all of the log': (db) => listAuditRows(db, {}, 50, undefined),
  'log of one booking': (db) => listAuditRows(db, { subject: booking }, 50, undefined),
  'whom an operator has looked at': (db) => readLooks(db, idOf('e', 1)),
  'log of an operator who did little': (db) =>
    listAuditRows(db, { operator: idOf('e', 6) }, 50, undefined),
  'log of what is seldom done': (db) =>
    listAuditRows(db, { action: 'change_service' }, 50, undefined),
};

/**
 * For a value that may be frequent or rare, the plan for any value is that of a frequent one, so Postgres goes on making
 * one for each.
 */
export const replanned: readonly string[] = [
  'log of an operator who did little',
  'log of what is seldom done',
];
