import { payments, states } from '#domain/words/booking-en.ts';

/** For operators who look after bookings and customers. */
export const words = {
  noSuchBooking: 'There is no such booking.',
  noSuchCustomer: 'There is no such customer.',
  bookingChanged:
    'This booking has changed since you opened it. It is shown anew: please look again.',
  bookingEnded: 'Ended. Both sides are told by mail, with your reason.',
  requestEnded: 'The request is withdrawn. The customer is told, with your reason.',
  placeShown: 'This is the exact place. That you have looked is in the audit log.',
  loggedOut: (logins: number): string =>
    logins === 0 ? 'They were not logged in anywhere.' : 'They are logged out everywhere.',
  states,
  payments,
  /** The heads of the files, in the order of their columns. */
  bookingColumns: [
    'Number',
    'Asked (IST)',
    'Service',
    'Customer',
    'Professional',
    'State',
    'Payment',
    'Total (₹)',
    'Paid (₹)',
    'Refunded (₹)',
    'By a code (₹)',
    'Professional’s share (₹)',
    'Commission (₹)',
    'Receipts',
    'Id',
  ],
  customerColumns: [
    'Name',
    'Email',
    'Phone',
    'Joined (IST)',
    'Bookings',
    'Last booking (IST)',
    'Id',
  ],
};
