import { widerNetworks } from '#domain/network.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tooMany } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { countUse, deleteCount, deleteCounts, giveBackUse } from './limit-store.ts';

export type Limit = { readonly name: string; readonly most: number; readonly minutes: number };

/**
 * Tight for one account, loose for one address: a mobile carrier's NAT has thousands of phones behind it. There only
 * failures count: a login that succeeds and a signup that is finished are refunded.
 */
export const limits = {
  loginOfAccount: { name: 'login', most: 10, minutes: 15 },
  loginOfDevice: { name: 'login of device', most: 10, minutes: 15 },
  /** §11: the client knows the password already. Counted over a longer period than a login, so that guessing ends. */
  secondFactor: { name: 'second factor', most: 20, minutes: 24 * 60 },
  secondFactorMails: { name: 'second factor mails', most: 1, minutes: 60 },
  loginFromAddress: { name: 'login from', most: 300, minutes: 15 },
  loginCodeToEmail: { name: 'login code', most: 10, minutes: 60 },
  loginCodeFromAddress: { name: 'login code from', most: 30, minutes: 15 },
  /** Fewer than to the email: one network alone cannot use up its owner's. */
  loginCodeFromHere: { name: 'login code from here', most: 3, minutes: 60 },
  /**
   * §21: a code by which a password is chosen anew. One network alone cannot use up its owner's, and a browser in
   * which the owner was logged in before counts by itself. The day's limit is against guessing: five tries a code.
   */
  resetCodeToEmail: { name: 'reset code', most: 10, minutes: 60 },
  resetCodesInADay: { name: 'reset codes in a day', most: 30, minutes: 24 * 60 },
  resetCodeFromHere: { name: 'reset code from here', most: 3, minutes: 60 },
  resetCodeOfDevice: { name: 'reset code of device', most: 5, minutes: 60 },
  resetCodeFromAddress: { name: 'reset code from', most: 60, minutes: 15 },
  resetFromAddress: { name: 'reset from', most: 300, minutes: 15 },
  /** Only a session of the account can use these up: a stranger cannot lock it. */
  passwordOfAccount: { name: 'password', most: 10, minutes: 15 },
  emailsOfAccount: { name: 'emails', most: 10, minutes: 24 * 60 },
  /** §23: each reads everything that is stored of the account. */
  dataOfAccount: { name: 'data', most: 3, minutes: 60 },
  /** §30: each is drawn when it is asked for. */
  invoicesOfAccount: { name: 'invoices', most: 60, minutes: 60 },
  /** §31: likewise. */
  statementsOfAccount: { name: 'statements', most: 60, minutes: 60 },
  /** §29: codes for a change of where a professional is paid out to. */
  payoutCodes: { name: 'payout codes', most: 10, minutes: 24 * 60 },
  detailsOfAccount: { name: 'details', most: 20, minutes: 24 * 60 },
  codeToEmail: { name: 'code', most: 5, minutes: 60 },
  /** Codes of all kinds that strangers have mailed to one mailbox (mail-budget.ts). */
  codesToMailbox: { name: 'codes', most: 12, minutes: 60 },
  codesInADay: { name: 'codes in a day', most: 40, minutes: 24 * 60 },
  codesFromHere: { name: 'codes from here', most: 6, minutes: 60 },
  /** §9: of a sign-up code, in browsers that have not asked for it. */
  codeTriesElsewhere: { name: 'code tries elsewhere', most: 5, minutes: 24 * 60 },
  signupFromAddress: { name: 'signup from', most: 100, minutes: 15 },
  verifyFromAddress: { name: 'verify from', most: 300, minutes: 15 },
  /** An agency can sign its people up at one desk; made-up professionals cannot fill a street. */
  handymenFromAddress: { name: 'handymen from', most: 10, minutes: 24 * 60 },
  /** Loose, as many share a mobile provider's address; made-up customers by the hundred are not let in. */
  customersFromAddress: { name: 'customers from', most: 40, minutes: 60 },
  photosOfHandyman: { name: 'photos', most: 10, minutes: 60 },
  applicationsOfHandyman: { name: 'applications', most: 10, minutes: 60 },
  /** §32: who has stolen an operator's login does not give thousands away in an hour. */
  creditOfOperator: { name: 'credit', most: 60, minutes: 24 * 60 },
  /** Each is a file of personal data. */
  exportsOfOperator: { name: 'exports', most: 20, minutes: 60 },
  /** §14: accounts that an operator opens for callers, and requests that they make for them. */
  callersOfOperator: { name: 'callers', most: 40, minutes: 60 },
  requestsForCallers: { name: 'requests for callers', most: 80, minutes: 60 },
  startCodeTries: { name: 'start tries', most: 30, minutes: 15 },
  cardTries: { name: 'card', most: 100, minutes: 60 },
  /** §37: each tells the professional on their devices. */
  cashChoices: { name: 'cash', most: 20, minutes: 60 },
  /** §38: guesses of codes. From a network those that were none are given back. */
  discountTries: { name: 'discount', most: 20, minutes: 60 },
  discountTriesFrom: { name: 'discount from', most: 60, minutes: 60 },
  ticketsOfAccount: { name: 'tickets', most: 10, minutes: 24 * 60 },
  ticketMessages: { name: 'ticket messages', most: 20, minutes: 60 },
  chatMessages: { name: 'chat messages', most: 30, minutes: 1 },
  chatPictures: { name: 'chat pictures', most: 20, minutes: 60 },
  /** Loose: a party in danger presses again. Only the first press mails operators, and the first after each answer. */
  alarmsOfAccount: { name: 'alarms', most: 60, minutes: 60 },
  /** Of a week, and of time off. */
  hoursChanges: { name: 'hours', most: 120, minutes: 60 },
  /** §27: each ends the one before. */
  feedsOfHandyman: { name: 'feeds', most: 20, minutes: 60 },
  /** Programs ask every hour or so; those of a large provider come from few networks. */
  feedReads: { name: 'feed', most: 60, minutes: 60 },
  feedsFromAddress: { name: 'feeds from', most: 600, minutes: 15 },
  addressChanges: { name: 'addresses', most: 60, minutes: 60 },
  favourites: { name: 'favourites', most: 120, minutes: 60 },
  /** Ratings, replies and reports of one account. */
  ratings: { name: 'ratings', most: 60, minutes: 60 },
  /** Each mails the customer. */
  extrasOfHandyman: { name: 'extras', most: 20, minutes: 60 },
  /** §27: each mails the other side. */
  delaysOfHandyman: { name: 'delays', most: 20, minutes: 60 },
  /** §27: each mails the other side. */
  proposalsOfAccount: { name: 'proposals', most: 20, minutes: 60 },
  pushDevices: { name: 'push devices', most: 60, minutes: 60 },
  startCodeRenewals: { name: 'start renewals', most: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** The subject is stored as a hash: a counter need not know whose it is. */
const keyOf = (deps: Deps, limit: Limit, subject: string) =>
  deps.keys.hash(`limit ${limit.name}`, subject);

/** What a try is counted for: the subject, and where it is a network, those it lies in. */
const countedFor = (limit: Limit, subject: string) => [
  { subject, most: limit.most },
  ...widerNetworks(subject).map(({ network, times }) => ({
    subject: network,
    most: limit.most * times,
  })),
];

/** Counts a try against the limit, or refuses it with the time to wait. Counted for all processes alike. */
export const spend = async (
  deps: Deps,
  limit: Limit,
  subject: string,
  refuse: (seconds: number) => Problem = tooMany,
): Promise<void> => {
  for (const counted of countedFor(limit, subject)) {
    const count = await countUse(deps.db, keyOf(deps, limit, counted.subject), limit.minutes);
    if (count && count.used > counted.most) throw refuse(count.wait);
  }
};

/** Refunds one use: it was no attack. */
export const refund = async (deps: Deps, limit: Limit, subject: string): Promise<void> => {
  for (const counted of countedFor(limit, subject)) {
    await giveBackUse(deps.db, keyOf(deps, limit, counted.subject));
  }
};

/** After a right password the account's count is reset. */
export const forgive = (deps: Deps, limit: Limit, subject: string): Promise<void> =>
  deleteCount(deps.db, keyOf(deps, limit, subject));

/** §23: deletes every count of these subjects. Those of an email or a network expire by themselves, within a day. */
export const forgetCounts = (deps: Deps, db: Db, subjects: readonly string[]): Promise<void> =>
  deleteCounts(
    db,
    Object.values(limits).flatMap((limit) => subjects.map((one) => keyOf(deps, limit, one))),
  );
