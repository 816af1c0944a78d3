import type { Words } from '../en/all.ts';
import { words as account } from './account.ts';
import { words as accountMails } from './account-mails.ts';
import { words as address } from './address.ts';
import { words as asking } from './asking.ts';
import { words as booking } from './booking.ts';
import { words as bookingMails } from './booking-mails.ts';
import { words as calendar } from './calendar.ts';
import { words as caller } from './caller.ts';
import { words as cash } from './cash.ts';
import { words as cashMails } from './cash-mails.ts';
import { words as catalogue } from './catalogue.ts';
import { words as chat } from './chat.ts';
import { words as console } from './console.ts';
import { words as credit } from './credit.ts';
import { words as creditMails } from './credit-mails.ts';
import { words as tip } from './tip.ts';
import { words as tipMails } from './tip-mails.ts';
import { words as fee } from './fee.ts';
import { words as feeMails } from './fee-mails.ts';
import { words as delay } from './delay.ts';
import { words as discount } from './discount.ts';
import { words as dispatch } from './dispatch.ts';
import { words as dispute } from './dispute.ts';
import { words as disputeMails } from './dispute-mails.ts';
import { words as extra } from './extra.ts';
import { words as faults } from './faults.ts';
import { words as handyman } from './handyman.ts';
import { words as hours } from './hours.ts';
import { words as http } from './http.ts';
import { words as identity } from './identity.ts';
import { words as invoice } from './invoice.ts';
import { words as ledger } from './ledger.ts';
import { words as mails } from './mails.ts';
import { words as media } from './media.ts';
import { words as myData } from './my-data.ts';
import { words as payment } from './payment.ts';
import { words as operator } from './operator.ts';
import { words as paymentMails } from './payment-mails.ts';
import { words as payout } from './payout.ts';
import { words as payoutMails } from './payout-mails.ts';
import { words as presence } from './presence.ts';
import { words as proposal } from './proposal.ts';
import { words as push } from './push.ts';
import { words as rating } from './rating.ts';
import { words as ratingMails } from './rating-mails.ts';
import { words as regular } from './regular.ts';
import { words as series } from './series.ts';
import { words as seriesMails } from './series-mails.ts';
import { words as signup } from './signup.ts';
import { words as verification } from './verification.ts';
import { words as visits } from './visits.ts';
import { words as tracking } from './tracking.ts';
import { words as trackingMails } from './tracking-mails.ts';
import { words as statement } from './statement.ts';
import { words as ticket } from './ticket.ts';
import { words as ticketMails } from './ticket-mails.ts';

export const hi: Words = {
  account,
  accountMails,
  address,
  asking,
  booking,
  bookingMails,
  calendar,
  caller,
  cash,
  cashMails,
  catalogue,
  chat,
  console,
  credit,
  creditMails,
  tip,
  tipMails,
  fee,
  feeMails,
  delay,
  discount,
  dispatch,
  dispute,
  disputeMails,
  extra,
  faults,
  handyman,
  hours,
  http,
  identity,
  invoice,
  ledger,
  mails,
  media,
  myData,
  payment,
  operator,
  paymentMails,
  payout,
  payoutMails,
  presence,
  proposal,
  push,
  rating,
  ratingMails,
  regular,
  series,
  seriesMails,
  signup,
  verification,
  visits,
  tracking,
  trackingMails,
  statement,
  ticket,
  ticketMails,
};
