import { draftOf, timelineOf } from '#domain/evidence.ts';
import type { EvidenceFacts } from '#domain/evidence.ts';
import { dayInIndia } from '#domain/day.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { findBooking, listEvents } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import { momentIn, rupeesIn } from '../mail/in-language.ts';
import type { DisputeAnswer } from '../ports/payments.ts';
import type { DisputeRow } from './dispute-store.ts';
import { countMessages, findCharged } from './evidence-store.ts';
import { listRefunds } from './refund-store.ts';

const at = (instant: Date) => momentIn('en', instant);
const rupees = (paise: number) => rupeesIn('en', toRupees(paise));

type Found = { readonly facts: EvidenceFacts; readonly startedAt: Date | null };

/** §39: what we know of a disputed payment and its visit, for the bank. Without addresses, phone numbers or messages. */
const findFacts = async (db: Db, row: DisputeRow): Promise<Found> => {
  const booking = await findBooking(db, row.booking_id);
  const charged = await findCharged(db, row.payment_id);
  const refunds = await listRefunds(db, row.payment_id);
  const events = await listEvents(db, row.booking_id);
  return {
    startedAt: events.find(({ move }) => move === 'start')?.at ?? null,
    facts: {
      number: row.number,
      service: booking?.service_name ?? '',
      receipt: charged?.receipt ? receiptNumber(charged.receipt) : null,
      charged: rupees(row.charged_paise),
      chargedAt: charged ? at(charged.at) : '',
      forTip: row.for_tip,
      happened: events.map(({ move, at: when }) => ({ move, at: at(when) })),
      messages: await countMessages(db, row.booking_id),
      refunds: refunds
        .filter(({ state }) => state === 'succeeded')
        .map((one) => ({ amount: rupees(one.amount_paise), at: at(one.at) })),
    },
  };
};

export const draftFor = async (db: Db, row: DisputeRow): Promise<string> =>
  draftOf((await findFacts(db, row)).facts);

/** The operator's text, with the facts in the fields that banks look at. */
export const answerOf = async (db: Db, row: DisputeRow): Promise<DisputeAnswer> => {
  const { facts, startedAt } = await findFacts(db, row);
  return {
    text: row.answer ?? '',
    product: `${facts.service}, booking ${facts.number}`,
    customerName: row.username,
    timeline: timelineOf(facts),
    ...(startedAt ? { serviceDate: dayInIndia(startedAt) } : {}),
  };
};
