import type { Words } from '../en/all.ts';
import { words as asking } from './asking.ts';
import { words as booking } from './booking.ts';
import { words as bookingMails } from './booking-mails.ts';
import { words as catalogue } from './catalogue.ts';
import { words as faults } from './faults.ts';
import { words as handyman } from './handyman.ts';
import { words as http } from './http.ts';
import { words as identity } from './identity.ts';
import { words as mails } from './mails.ts';
import { words as media } from './media.ts';
import { words as payment } from './payment.ts';
import { words as paymentMails } from './payment-mails.ts';
import { words as signup } from './signup.ts';

export const hi: Words = {
  asking,
  booking,
  bookingMails,
  catalogue,
  faults,
  handyman,
  http,
  identity,
  mails,
  media,
  payment,
  paymentMails,
  signup,
};
