import type { ReactNode } from 'react';
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
  payInCash: (amount: string) => `You pay ${amount} in cash.`,
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
    handedOver: (name: string) => `${name} was late, and you asked others.`,
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
  /** Which door, what there is to do, and the way there, for the two of a booking. */
  door: {
    title: 'Where and what',
    address: 'Address',
    note: 'Note',
    openMap: (hidden: (text: string) => ReactNode) => (
      <>Click here to open Map{hidden(', in a new tab')}</>
    ),
  },
  /** The ring of the time that is left, below its figures. */
  timeRing: { left: 'left' },
  /** The customer's list of bookings. */
  mine: {
    title: 'My bookings',
    lead: 'What happens shows here at once.',
    addresses: 'My addresses',
    loading: 'Loading your bookings',
    now: 'Now',
    earlier: 'Earlier',
    none: {
      title: 'No bookings yet',
      text: 'Choose a service and somebody near you, and see the price before you ask. You pay by card, UPI or in cash once they have said yes.',
      find: 'Find a professional',
    },
    /** What is up next with a booking. */
    next: {
      requested: (name: string) => `You hear at once when ${name} answers.`,
      accepted: 'See when they arrive, and your start code.',
      on_the_way: 'See how long it still takes, and your start code.',
      arrived: 'They are at your door. Read out your start code.',
      started: 'Say when it is done, or let them do it.',
    },
    notHere: 'This booking is not here',
  },
  /** The confirmation of a booking, and its address without one. */
  summary: {
    unknown: 'We do not know this professional',
    follow: 'Follow this booking',
    notBooked: {
      title: 'Not booked yet',
      lead: (name: string) => `You have not asked ${name}. Choose them in the list to go on.`,
      near: 'See who is near',
    },
  },
};
