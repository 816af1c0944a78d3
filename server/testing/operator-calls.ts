import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import * as ending from '#contract/booking-ending.ts';
import * as caller from '#contract/caller.ts';
import { exportBooks, exportInvoices, getBooks, listTransfers } from '#contract/books.ts';
import { getCityDay } from '#contract/city-day.ts';
import * as editor from '#contract/catalogue-editor.ts';
import * as chat from '#contract/chat.ts';
import * as inConsole from '#contract/console.ts';
import * as cash from '#contract/operator-cash.ts';
import * as credit from '#contract/operator-credit.ts';
import * as codes from '#contract/discount.ts';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import * as dispute from '#contract/dispute.ts';
import * as fee from '#contract/operator-fee.ts';
import * as device from '#contract/device.ts';
import { refundTip } from '#contract/operator-tip.ts';
import * as operator from '#contract/operator.ts';
import { changeOperatorPassword } from '#contract/password.ts';
import * as payouts from '#contract/payout-run.ts';
import * as rating from '#contract/rating.ts';
import * as desk from '#contract/ticket-support.ts';
import * as verification from '#contract/verification.ts';
import * as visits from '#contract/visits.ts';
import { ofAdmin, quiet } from './operator-call.ts';
import type { OperatorCall, Sight } from './operator-call.ts';
import type { LoggedIn } from './operators.ts';
import { pune } from './people.ts';

const reason = 'The monthly report.';
const creditOf = (amount: number) => ({ amount, key: randomUUID(), words: 'We came late.' });
const newCode = {
  percent: null,
  amount: 50,
  firstOnly: false,
  validFrom: '2026-07-01',
  validTo: '2026-07-31',
  uses: 100,
  reason,
};
const both = ['asha', 'ravi'] as const;
const newCaller = {
  username: 'Meera Joshi',
  email: 'meera@example.com',
  contactNumber: '9812345679',
  language: 'en',
  ...pune,
};
const ofBooking = ({ booking: id }: Sight) => ({ params: { id } });
const ofRavi = ({ ravi: id }: Sight) => ({ params: { id } });
const ofTicket = ({ ticket: id }: Sight) => ({ params: { id } });

/** No payouts were made of this Monday. */
const day = '2020-01-06';
const nothing = '00000000-0000-4000-8000-000000000000';
const ofNothing = { params: { id: nothing } };

const ofNoRun = (call: Call, body?: object): OperatorCall => ({
  call,
  level: 'admin',
  shows: 'none',
  ask: () => ({
    params: call.path.includes(':day') ? { day } : { id: nothing },
    ...(body && { body }),
  }),
  status: 404,
});

/** Where the professional stands, for a decision. */
const versionFor = async (by: LoggedIn, id: string): Promise<number> =>
  (await by.send(verification.getProfessional, undefined, { params: { id } })).version;

const decision =
  (more: object) =>
  async ({ ravi: id }: Sight, by: LoggedIn) => ({
    params: { id },
    body: { ...more, version: await versionFor(by, id) },
  });

/** §14: every call of an operator, who may make it, and what it shows of people. In the order in which they are tried. */
export const operatorCalls: readonly OperatorCall[] = [
  quiet(operator.getMe),
  quiet(operator.listAudit, () => ({ query: { limit: '200' } })),
  quiet(inConsole.getToday),
  quiet(getCityDay),
  quiet(inConsole.searchBookings),
  quiet(inConsole.searchCustomers),
  quiet(verification.listApplications),
  quiet(verification.listProfessionals),
  quiet(desk.getAlarms),
  quiet(desk.listAllTickets),
  quiet(rating.listRatings, () => ({ query: { show: 'all' } })),
  quiet(visits.listFlagged),
  quiet(visits.readVisits, ofRavi),
  // Nothing was raised about these visits.
  quiet(visits.closeVisitFlags, (sight) => ({ ...ofRavi(sight), body: { reason } }), 409),
  quiet(dispute.listDisputes),
  // There is none.
  quiet(dispute.readDispute, () => ofNothing, 404),
  quiet(editor.listServices),
  quiet(device.listOperatorDevices),
  { call: operator.listOperators, level: 'admin', shows: 'none' },
  { call: getBooks, level: 'admin', shows: 'none' },
  { call: listTransfers, level: 'admin', shows: 'none' },
  { call: payouts.listPayoutRuns, level: 'admin', shows: 'none' },
  ofNoRun(payouts.getPayoutRun),
  { call: payouts.listPayouts, level: 'admin', shows: 'none', ask: () => ({ params: { day } }) },

  { call: inConsole.readBooking, level: 'support', shows: both, ask: ofBooking },
  {
    call: inConsole.lookAtPlace,
    level: 'support',
    shows: ['asha'],
    ask: (sight) => ({ ...ofBooking(sight), body: { reason } }),
  },
  {
    call: chat.lookAtChat,
    level: 'support',
    shows: both,
    ask: (sight) => ({ ...ofBooking(sight), body: { reason } }),
  },
  {
    call: chat.lookAtPicture,
    level: 'support',
    shows: both,
    ask: async ({ booking: id, message }, by) => {
      await by.send(chat.lookAtChat, { reason }, { params: { id } });
      return { params: { id, number: message } };
    },
  },
  {
    call: inConsole.readCustomer,
    level: 'support',
    shows: ['asha'],
    ask: ({ asha: id }) => ({ params: { id } }),
  },
  {
    call: caller.readCaller,
    level: 'support',
    shows: ['asha'],
    ask: ({ asha: id }) => ({ params: { id } }),
  },
  quiet(caller.addCaller, () => ({ body: newCaller })),
  // Ravi is on the way to her, and no other professional is there.
  quiet(
    caller.bookForCaller,
    ({ asha: id, ravi }) => ({ params: { id }, body: { handyman_id: ravi, ...pune } }),
    409,
  ),
  quiet(
    caller.askForCaller,
    ({ asha: id }) => ({ params: { id }, body: { service: 'Carpenter', ...pune } }),
    409,
  ),
  { call: verification.getProfessional, level: 'support', shows: ['ravi'], ask: ofRavi },
  {
    call: verification.lookAtAadhar,
    level: 'support',
    shows: ['ravi'],
    ask: (sight) => ({ ...ofRavi(sight), body: { side: 'aadharFront', reason } }),
  },
  { call: desk.getAnyTicket, level: 'support', shows: both, ask: ofTicket },
  {
    call: desk.getAnyTicketPhoto,
    level: 'support',
    shows: ['asha'],
    ask: ({ withPhoto: id }) => ({ params: { id, position: '1' } }),
  },

  {
    call: inConsole.exportCustomers,
    level: 'admin',
    shows: 'file',
    ask: () => ({ body: { reason } }),
  },
  {
    call: verification.exportProfessionals,
    level: 'admin',
    shows: 'file',
    ask: () => ({ body: { reason } }),
  },
  quiet(inConsole.exportBookings, () => ({ body: { reason } })),
  ofAdmin(exportBooks, () => ({ body: { month: '2026-11', reason } })),
  ofAdmin(exportInvoices, () => ({ body: { month: '2026-11', reason } })),
  ofAdmin(listReconciliations),
  ofAdmin(dispute.answerDispute, () => ({ ...ofNothing, body: { text: 'Done.', reason } }), 404),
  ofAdmin(dispute.acceptDispute, () => ({ ...ofNothing, body: { reason } }), 404),
  ofAdmin(dispute.takeDisputedShare, () => ({ ...ofNothing, body: { reason } }), 404),
  ofAdmin(reconcileDay, () => ({ params: { day: '2020-02-29' } }), 404),
  ofNoRun(payouts.approvePayouts),
  ofNoRun(payouts.exportPayouts, { day, reason }),
  ofNoRun(payouts.markPaid, { payouts: [nothing], reference: 'UTR 1' }),
  ofNoRun(payouts.returnPayout, { reason }),
  ofNoRun(payouts.holdPayout, { reason }),
  ofNoRun(payouts.releasePayout, { reason }),

  // The visit is agreed; once it is cancelled there is no job to end.
  quiet(ending.cancelAnyBooking, (sight) => ({ ...ofBooking(sight), body: { reason } })),
  quiet(
    ending.endJob,
    (sight) => ({ ...ofBooking(sight), body: { outcome: 'done', reason } }),
    409,
  ),
  quiet(desk.takeTicket, ofTicket),
  quiet(desk.answerTicket, (sight) => ({
    ...ofTicket(sight),
    body: { key: randomUUID(), text: 'We look at it.' },
  })),
  quiet(
    desk.refundTicket,
    (sight) => ({
      ...ofTicket(sight),
      body: { key: randomUUID(), amount: 100, refunded: 0, reason },
    }),
    409,
  ),
  quiet(desk.closeTicket, (sight) => ({
    ...ofTicket(sight),
    body: { outcome: 'no_action', text: 'It was looked at.' },
  })),
  quiet(rating.hideRating, ({ rating: id }) => ({ params: { id }, body: { reason } })),
  quiet(rating.showRating, ({ rating: id }) => ({ params: { id }, body: { reason } })),
  quiet(rating.dismissReport, ({ rating: id }) => ({ params: { id }, body: { reason } }), 409),
  quiet(cash.getCashOfBooking, ofBooking),
  quiet(
    cash.decideCash,
    () => ({ params: { id: nothing }, body: { outcome: 'right', reason } }),
    404,
  ),
  quiet(credit.giveCredit, ({ asha: id }) => ({ params: { id }, body: creditOf(50) })),
  quiet(fee.forgiveFee, ({ booking: id }) => ({ params: { id }, body: { words: reason } }), 404),
  quiet(codes.listDiscounts),
  ofAdmin(codes.addDiscount, () => ({ body: { ...newCode, code: 'MONSOON50' } })),
  ofAdmin(
    codes.changeDiscount,
    () => ({ params: { id: nothing }, body: { ...newCode, active: false, version: 1 } }),
    404,
  ),
  quiet(credit.getCustomerCredit, ({ asha: id }) => ({ params: { id } })),
  // There is none.
  ofAdmin(
    refundTip,
    ({ booking: id }) => ({ params: { id }, body: { key: randomUUID(), reason } }),
    404,
  ),
  ofAdmin(credit.takeBackCredit, ({ asha: id }) => ({ params: { id }, body: creditOf(50) })),
  quiet(inConsole.endCustomerSessions, ({ asha: id }) => ({ params: { id }, body: { reason } })),

  // The operator who decides has opened the page before; the answer itself shows nothing.
  {
    call: verification.judgeApplication,
    level: 'support',
    shows: ['ravi'],
    ask: decision({ decision: 'refuse', reason }),
  },
  {
    call: verification.suspendProfessional,
    level: 'admin',
    shows: ['ravi'],
    ask: decision({ reason }),
  },
  { call: verification.restoreProfessional, level: 'admin', shows: ['ravi'], ask: decision({}) },

  { call: editor.addService, level: 'admin', shows: 'none', status: 400 },
  ofAdmin(editor.changeService, () => ({ params: { id: '1' } }), 400),
  ofAdmin(editor.switchService, () => ({ params: { id: '1' } }), 400),
  ofAdmin(operator.addOperator, () => ({
    body: { email: 'new.one@example.com', name: 'New One', level: 'support' },
  })),
  {
    call: operator.changeOperator,
    level: 'admin',
    shows: 'none',
    ask: ({ neela: id }) => ({ params: { id }, body: { level: 'admin' } }),
  },
  {
    call: operator.resetOperator,
    level: 'admin',
    shows: 'none',
    ask: ({ neela: id }) => ({ params: { id } }),
  },
  quiet(device.endOperatorDevice, ({ neela: id }) => ({ params: { id } }), 404),
  quiet(device.endOtherOperatorDevices),
  quiet(changeOperatorPassword, undefined, 400),
];
