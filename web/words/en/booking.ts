import type { PaymentState, State } from '#domain/booking.ts';
import { partlyPaid, payments, states } from '#domain/words/booking-en.ts';

/** What several screens say of a booking, the customer's and the professional's. */
export const words = {
  states: states satisfies Readonly<Record<State, string>>,
  payments: payments satisfies Readonly<Record<PaymentState, string>>,
  partlyPaid,
  serviceWith: (service: string, name: string) => `${service} with ${name}`,
  pay: (total: string) => `Pay ${total}`,
  payWithinADay: 'Please pay within a day.',
  /** A label; the number stands after it. */
  number: 'Booking number',
  receipt: 'Receipt',
  see: 'See the booking',
  seeReceipt: 'See the receipt',
  back: 'Back to the booking',
  /** What a professional did instead of accepting: in both languages it stands after their name. */
  refusals: {
    late: 'did not answer in time',
    otherJob: 'took another job',
    declined: 'cannot take this job',
  },
  cancellation: {
    byYou: 'You called this booking off.',
    byThem: (name: string) => `${name} called this booking off.`,
    byNobody: 'This booking was called off.',
    foundAnother: 'Somebody else said yes first, so this request ended by itself.',
  },
  /** §14: an operator ended it, for this reason. */
  endedByUs: {
    plain: 'LocalHands ended this booking',
    stop: '.',
    why: (ended: string, why: string) => `${ended}: ${why}`,
    cannotCome: 'the professional cannot come.',
  },
  startCode: {
    title: 'Your start code',
    lost: 'Your start code does not work any more. Please get a new one.',
    use: 'Read it out at the door, not before. Work starts with it.',
  },
  workDone: {
    title: 'Is the work done?',
    yes: 'Yes, it is done',
    no: 'Not yet',
  },
  /** Whose phone number it is. */
  copyPhone: (name: string) => `Copy ${name}’s phone number`,
};
