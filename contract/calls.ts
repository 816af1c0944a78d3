import { setLanguage } from './account.ts';
import { getCityDay } from './city-day.ts';
import * as address from './address.ts';
import * as block from './block.ts';
import * as booking from './booking.ts';
import * as ending from './booking-ending.ts';
import type { Call } from './call.ts';
import * as calendar from './calendar.ts';
import * as caller from './caller.ts';
import * as cash from './cash.ts';
import * as chat from './chat.ts';
import { getCatalogue } from './catalogue.ts';
import * as catalogueEditor from './catalogue-editor.ts';
import * as inConsole from './console.ts';
import * as credit from './credit.ts';
import * as fee from './fee.ts';
import { moneyCalls } from './money-calls.ts';
import * as delay from './delay.ts';
import * as discount from './discount.ts';
import * as dispatch from './dispatch.ts';
import * as extra from './extra.ts';
import * as proposal from './proposal.ts';
import * as details from './details.ts';
import * as device from './device.ts';
import { events } from './events.ts';
import * as handyman from './handyman.ts';
import * as hours from './hours.ts';
import * as invoice from './invoice.ts';
import { getCompany, health, ready, settings } from './operations.ts';
import { deleteAccount, downloadData } from './my-data.ts';
import * as operator from './operator.ts';
import * as ownBlock from './own-block.ts';
import * as password from './password.ts';
import * as payment from './payment.ts';
import * as photo from './photo.ts';
import * as payout from './payout.ts';
import * as push from './push.ts';
import * as ticket from './ticket.ts';
import * as desk from './ticket-support.ts';
import { listSlots } from './slots.ts';
import * as rating from './rating.ts';
import * as series from './series.ts';
import * as regular from './regular.ts';
import * as statement from './statement.ts';
import * as user from './user.ts';
import * as tip from './tip.ts';
import * as verification from './verification.ts';
import * as visits from './visits.ts';
import * as way from './tracking.ts';
import { getEarnings } from './earnings.ts';
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
  address.listAddresses,
  address.addAddress,
  address.changeAddress,
  address.removeAddress,
  handyman.loginHandyman,
  handyman.mailHandymanLoginCode,
  handyman.signupHandyman,
  handyman.verifyHandyman,
  handyman.getHandyman,
  handyman.getAllHandyman,
  handyman.countOnline,
  listSlots,
  handyman.logoutHandyman,
  handyman.setAvailability,
  calendar.getCalendar,
  calendar.getFeed,
  calendar.makeFeed,
  calendar.removeFeed,
  handyman.setServices,
  hours.getHours,
  hours.setHours,
  hours.addTimeOff,
  hours.removeTimeOff,
  handyman.getAadharImage,
  verification.mendApplication,
  photo.setPhoto,
  photo.removePhoto,
  setLanguage,
  password.userPassword.forgot,
  password.userPassword.reset,
  password.handymanPassword.forgot,
  password.handymanPassword.reset,
  password.changePassword,
  details.changeName,
  details.changePhone,
  details.askNewEmail,
  details.confirmNewEmail,
  device.listDevices,
  device.endDevice,
  device.endOtherDevices,
  downloadData,
  deleteAccount,
  push.getPush,
  push.addPushDevice,
  push.removePushDevice,
  push.choosePush,
  getCatalogue,
  booking.createNotification,
  booking.getNotification,
  booking.acceptNotification,
  booking.rejectNotification,
  booking.jobStartOtp,
  booking.workDoneCheck,
  booking.listBookings,
  booking.getBooking,
  calendar.getVisitFile,
  booking.cancelBooking,
  booking.finishBooking,
  booking.renewStartCode,
  way.setOut,
  way.arrive,
  way.sharePlace,
  way.getPlace,
  way.nobodyHome,
  way.nobodyCame,
  dispatch.startDispatch,
  dispatch.listDispatches,
  dispatch.getDispatch,
  dispatch.stopDispatch,
  block.blockCustomer,
  block.unblockCustomer,
  block.listBlocked,
  ownBlock.blockHandyman,
  ownBlock.unblockHandyman,
  ownBlock.listBlockedHandymen,
  series.listSeries,
  series.skipVisit,
  series.pauseSeries,
  series.resumeSeries,
  series.stopSeries,
  regular.listKnown,
  regular.addFavourite,
  regular.removeFavourite,
  getWeek,
  getEarnings,
  statement.getStatement,
  statement.getStatementFile,
  payout.getPayouts,
  payout.mailPayoutCode,
  payout.setBankAccount,
  payout.setUpi,
  cash.getCash,
  cash.chooseCash,
  cash.takeBackCash,
  cash.confirmCash,
  cash.disputeCash,
  credit.getCredit,
  discount.enterDiscount,
  discount.takeOffDiscount,
  fee.getFees,
  payment.config,
  tip.getTip,
  tip.giveTip,
  payment.settlePayment,
  payment.answerChallenge,
  payment.answerUpi,
  payment.webhook,
  payment.getReceipt,
  invoice.listInvoices,
  invoice.getInvoiceFile,
  chat.listMessages,
  chat.sendMessage,
  chat.sendPicture,
  chat.getPicture,
  chat.readMessages,
  chat.listUnread,
  extra.proposeExtra,
  extra.approveExtra,
  extra.declineExtra,
  extra.withdrawExtra,
  proposal.listFreeStarts,
  proposal.proposeTime,
  proposal.acceptTime,
  proposal.declineTime,
  proposal.withdrawTime,
  delay.sayLate,
  delay.waitForLate,
  delay.handOver,
  ticket.openTicket,
  ticket.listTickets,
  ticket.getTicket,
  ticket.writeToTicket,
  ticket.getTicketPhoto,
  ticket.callForHelp,
  rating.getRating,
  rating.giveRating,
  rating.replyToRating,
  rating.reportRating,
  rating.getUnrated,
  rating.listWords,
  rating.listAboutMe,
  operator.loginOperator,
  operator.openLink,
  operator.acceptLink,
  operator.logoutOperator,
  operator.getMe,
  password.operatorPassword.forgot,
  password.operatorPassword.reset,
  password.changeOperatorPassword,
  device.listOperatorDevices,
  device.endOperatorDevice,
  device.endOtherOperatorDevices,
  operator.listOperators,
  operator.addOperator,
  operator.resetOperator,
  operator.changeOperator,
  operator.listAudit,
  verification.listApplications,
  verification.listProfessionals,
  verification.exportProfessionals,
  verification.getProfessional,
  verification.lookAtAadhar,
  verification.judgeApplication,
  verification.suspendProfessional,
  verification.restoreProfessional,
  desk.getAlarms,
  desk.listAllTickets,
  desk.getAnyTicket,
  desk.getAnyTicketPhoto,
  desk.takeTicket,
  desk.answerTicket,
  desk.refundTicket,
  desk.closeTicket,
  inConsole.getToday,
  getCityDay,
  ...moneyCalls,
  visits.listFlagged,
  visits.readVisits,
  visits.closeVisitFlags,
  inConsole.searchBookings,
  inConsole.readBooking,
  inConsole.lookAtPlace,
  chat.lookAtChat,
  chat.lookAtPicture,
  ending.cancelAnyBooking,
  ending.endJob,
  inConsole.exportBookings,
  inConsole.searchCustomers,
  inConsole.readCustomer,
  inConsole.endCustomerSessions,
  inConsole.exportCustomers,
  caller.addCaller,
  caller.readCaller,
  caller.bookForCaller,
  caller.askForCaller,
  catalogueEditor.listServices,
  catalogueEditor.addService,
  catalogueEditor.changeService,
  catalogueEditor.switchService,
  rating.listRatings,
  rating.hideRating,
  rating.showRating,
  rating.dismissReport,
  events,
  settings,
  getCompany,
  health,
  ready,
];
