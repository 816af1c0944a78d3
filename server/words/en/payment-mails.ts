import type { WayToPay } from '#domain/way-to-pay.ts';

/** Mails about money. Amounts come as they are written, with their sign. */
export const words = {
  seeReceipt: 'See your receipt',
  receipt: {
    subject: (number: string) => `Receipt ${number} from LocalHands`,
    thanks: (total: string, service: string, handyman: string) =>
      `Thank you. You have paid ${total} for ${service} with ${handyman}.`,
    rows: {
      receipt: 'Receipt',
      booking: 'Booking',
      date: 'Date',
      serviceCharge: 'Service charge',
      cost: 'Cost',
      gst: 'GST',
      discount: 'LH Discount',
      total: 'Total',
      code: (code: string) => `Code ${code}`,
      paidBefore: 'Paid before',
      paidNow: 'Paid now',
      stillDue: 'Still due',
      fees: 'Fee of cancelled visits',
      charged: 'Charged together',
    },
  },
  refund: {
    subject: 'Your money is on its way back',
    creditSubject: 'Your credit is back',
    refunded: (booking: number, handyman: string, amount: string, where: string) =>
      `Your booking ${booking} with ${handyman} was cancelled, so we have refunded ${amount} ${where}.`,
    decided: (booking: number, amount: string, total: string, where: string) =>
      `We have refunded ${amount} of the ${total} that you paid for your booking ${booking} ${where}.`,
    /** Where it went, and when it is there. */
    where: { card: 'to your card', upi: 'by UPI', credit: 'to your credit' } satisfies Record<
      Exclude<WayToPay, 'cash' | 'code'>,
      string
    >,
    next: {
      card: 'Banks take a few days to show it.',
      upi: 'Your bank may take a day or two to show it.',
      credit: 'It is there now, and pays your next bill by itself.',
    },
  },
  refundFailed: {
    subject: 'Your refund did not arrive',
    notTaken: (booking: number, handyman: string, amount: string) =>
      `Your booking ${booking} with ${handyman} was cancelled, but your bank did not take back the ${amount} that you paid.`,
    decidedNotTaken: (booking: number, amount: string) =>
      `We tried to refund ${amount} for your booking ${booking}, but your bank did not take it.`,
    again:
      'The money is still yours. We try again by ourselves over the next days, and write to you when it is through or if it does not work.',
    stillYours: 'The money is still yours. Please write to us and tell us how to return it.',
  },
};
