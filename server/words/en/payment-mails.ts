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
    },
  },
  refund: {
    subject: 'Your money is on its way back',
    refunded: (booking: number, handyman: string, amount: string) =>
      `Your booking ${booking} with ${handyman} was cancelled, so we have refunded ${amount} to your card.`,
    fewDays: 'Banks take a few days to show it.',
  },
  refundFailed: {
    subject: 'Your refund did not arrive',
    notTaken: (booking: number, handyman: string, amount: string) =>
      `Your booking ${booking} with ${handyman} was cancelled, but your bank did not take back the ${amount} that you paid.`,
    stillYours: 'The money is still yours. Please write to us and tell us how to return it.',
  },
};
