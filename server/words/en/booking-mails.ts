import { withArticle } from '#domain/words/article.ts';
import { dayAndTime } from './time.ts';

/** Mails about a booking. `service` comes in small letters, as it stands within a sentence. */
export const words = {
  booking: 'Booking',
  address: 'Address',
  when: 'When',
  dayAndTime,
  seeBooking: 'See your booking',
  seeWhoIsNear: 'See who is near',
  openDashboard: 'Open your dashboard',
  theCustomer: 'The customer',
  askNext: 'Others are near. You can ask the next one at once.',
  accepted: {
    subject: (service: string) => `Your ${service} is coming`,
    agreed: (service: string) => `Your ${service} is booked`,
    code: (handyman: string, service: string) =>
      `${handyman} has accepted your request for ${withArticle(service)}. This is your start code:`,
    creditUsed: 'Paid from your credit',
    stillDue: 'Still due',
    atTheDoor: 'Read it out when they are at your door, not before: it starts the job.',
  },
  reminder: {
    subject: {
      day: (service: string) => `Tomorrow: your ${service}`,
      hours: (service: string) => `Soon: your ${service}`,
    },
    toCustomer: (handyman: string, when: string) => `${handyman} comes to you ${when}.`,
    code: 'Your start code stands on the page of your booking. Read it out at the door, not before.',
    cannot:
      'If you cannot be there, please call the visit off in time, so that nobody travels for nothing.',
    toHandyman: {
      subject: {
        day: (service: string) => `Tomorrow: a visit as ${withArticle(service)}`,
        hours: (service: string) => `Soon: a visit as ${withArticle(service)}`,
      },
      comes: (customer: string, when: string) => `${customer} expects you ${when}.`,
      setOut:
        'You can set out an hour before. If you cannot come, please call it off as early as you can.',
    },
  },
  newCode: {
    subject: 'Your new start code',
    code: (handyman: string) => `This is the new start code for your booking with ${handyman}:`,
    oldOne: 'The earlier one does not work any more.',
  },
  declined: {
    subject: (service: string) => `Your request for ${withArticle(service)} was declined`,
    tookAnother: (handyman: string) => `${handyman} has just taken another job and cannot come.`,
    cannotCome: (handyman: string) => `${handyman} cannot come this time.`,
  },
  expired: {
    subject: (service: string) => `Nobody answered your request for ${withArticle(service)}`,
    ended: (handyman: string) => `${handyman} did not answer in time, so your request has ended.`,
  },
  cancelledByHandyman: {
    subject: (service: string) => `Your ${service} had to cancel`,
    sorry: (handyman: string) => `${handyman} has called off your booking. We are sorry.`,
    refunded:
      'If you have paid, everything is refunded the way you paid. Others are near: you can ask the next one at once.',
  },
  cancelledByCustomer: {
    subject: 'Your job was cancelled',
    stay: (customer: string) =>
      `${customer} has called off the job that you had accepted. You do not need to go there.`,
    free: 'You are free for the next request.',
  },
  cancelledByYou: {
    subject: 'You have called off a visit',
    off: (handyman: string, when: string) =>
      `The visit by ${handyman} on ${when} is called off. The attached file takes it out of your calendar.`,
    refunded: 'If you have paid, everything is refunded the way you paid.',
  },
  endedByUs: {
    subject: (service: string) => `LocalHands has ended your ${service} booking`,
    subjectForHandyman: 'LocalHands has ended your job',
    done: (other: string) =>
      `LocalHands has closed the job with ${other}: the work counts as done.`,
    cancelled: (other: string) => `LocalHands has cancelled the booking with ${other}.`,
    money: 'If you have paid, everything is refunded the way you paid.',
    leave: 'You do not need to go there any more, and you are free for the next request.',
    cannotCome: (handyman: string) =>
      `${handyman} cannot come, so LocalHands has cancelled your booking. We are sorry.`,
    why: 'Reason',
    writeToUs: 'If something is not right, please write to us.',
  },
  closedByTime: {
    subject: 'Your job was closed as done',
    closed: (handyman: string) =>
      `The work by ${handyman} was started a day ago and nobody has said that it is done, so we have closed the job.`,
    writeToUs: 'If something is not right, please write to us.',
  },
};
