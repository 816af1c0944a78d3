import { setLanguage } from './account.ts';
import * as block from './block.ts';
import * as booking from './booking.ts';
import type { Call } from './call.ts';
import { getCatalogue } from './catalogue.ts';
import { events } from './events.ts';
import * as handyman from './handyman.ts';
import { health, ready, settings } from './operations.ts';
import * as payment from './payment.ts';
import * as user from './user.ts';
import { getWeek } from './week.ts';

/** Every call there is, in the order of the API page. */
export const calls: readonly Call[] = [
  user.loginUser,
  user.mailUserLoginCode,
  user.signupUser,
  user.verifyUser,
  user.resendOtp,
  user.getUser,
  user.logoutUser,
  handyman.loginHandyman,
  handyman.mailHandymanLoginCode,
  handyman.signupHandyman,
  handyman.verifyHandyman,
  handyman.getHandyman,
  handyman.getAllHandyman,
  handyman.countOnline,
  handyman.logoutHandyman,
  handyman.setAvailability,
  handyman.getAadharImage,
  setLanguage,
  getCatalogue,
  booking.createNotification,
  booking.getNotification,
  booking.acceptNotification,
  booking.rejectNotification,
  booking.jobStartOtp,
  booking.workDoneCheck,
  booking.listBookings,
  booking.getBooking,
  booking.cancelBooking,
  booking.finishBooking,
  booking.renewStartCode,
  block.blockCustomer,
  block.unblockCustomer,
  block.listBlocked,
  getWeek,
  payment.config,
  payment.settlePayment,
  payment.answerChallenge,
  payment.webhook,
  payment.getReceipt,
  events,
  settings,
  health,
  ready,
];
