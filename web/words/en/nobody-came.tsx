import type { ReactNode } from 'react';
import type { PaymentState } from '#domain/booking.ts';

/** §16: for a customer whose handyman has not come. */
export const words = {
  title: (who: string) => `${who} has not come?`,
  closing: {
    wait: (left: ReactNode) => (
      <>Call and ask first. If nobody comes, you can close the booking in {left}.</>
    ),
    may: 'You have waited long enough. If nobody came, you can close the booking.',
    button: 'Nobody came',
    question: 'Close this booking?',
    no: 'Wait longer',
  },
  follows: (who: string) => `${who} hears that nobody came and does not need to come any more.`,
  money: {
    unpaid: 'You pay nothing. You can ask someone else at once.',
    processing: 'If your payment goes through after all, it is refunded in full.',
    paid: 'What you paid is refunded in full, the way you paid.',
    refunded: 'Your payment has been refunded.',
  } satisfies Readonly<Record<PaymentState, string>>,
  /** §6: not to meet this professional again. */
  block: {
    button: (name: string) => `Block ${name}`,
    title: (name: string) => `Block ${name}?`,
    meaning:
      'You do not see them in the list any more, they are not asked for you, and they cannot write to you about bookings that are over. They are not told. A visit that is under way goes on: cancel it if you do not want it.',
    undo: 'You can undo it on the page of your account.',
    yes: 'Block',
    no: 'Not now',
  },
};
