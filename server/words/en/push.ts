import { withArticle } from '#domain/words/article.ts';
import type { PushNews } from '#domain/push.ts';

type Written = { readonly title: (service: string) => string; readonly body: string };

/** What stands on a device's lock screen, where bystanders can read it: nothing of it is private. */
const news: Readonly<Record<PushNews, Written>> = {
  request: {
    title: (service) => `${service}: a new request`,
    body: 'A customer near you is waiting for your answer.',
  },
  accepted: {
    title: (service) => `${service}: your request was accepted`,
    body: 'Open the booking for your start code.',
  },
  asked_for_you: {
    title: (service) => `${service}: we have asked for you`,
    body: 'As you wished on the phone. Open it to follow the answer.',
  },
  declined: {
    title: (service) => `${service}: your request was declined`,
    body: 'Others are near. Ask the next one now.',
  },
  expired: {
    title: (service) => `${service}: nobody answered`,
    body: 'Others are near. Ask the next one now.',
  },
  on_the_way: {
    title: (service) => `${service}: on the way to you`,
    body: 'The booking shows when they will be there.',
  },
  arrived: {
    title: (service) => `${service}: at your door`,
    body: 'Have your start code ready.',
  },
  message: { title: () => 'A new message', body: 'Open the booking to read and answer it.' },
  extra_proposed: {
    title: () => 'Extra work was proposed',
    body: 'It is on the bill only if you say yes.',
  },
  extra_approved: { title: () => 'Extra work was approved', body: 'You can begin with it.' },
  extra_declined: {
    title: () => 'Extra work was declined',
    body: 'Please do only what was agreed.',
  },
  cash_chosen: {
    title: () => 'Your customer pays in cash',
    body: 'Open the job for the sum, and confirm it when you have the money.',
  },
  cash_taken: {
    title: () => 'Your payment in cash is confirmed',
    body: 'Open the booking for the sum and the receipt.',
  },
  cancelled: {
    title: (service) => `${service}: the booking was cancelled`,
    body: 'Open the booking to see what happens now.',
  },
  reminder: {
    title: (service) => `${service}: your visit is coming up`,
    body: 'Open the booking to see when.',
  },
  time_proposed: {
    title: (service) => `${service}: another time is proposed`,
    body: 'The agreed time holds unless you say yes.',
  },
  time_agreed: {
    title: (service) => `${service}: your new time is agreed`,
    body: 'Open the booking to see when.',
  },
  time_declined: {
    title: (service) => `${service}: the visit stays at its time`,
    body: 'The time that you proposed was declined.',
  },
  late: {
    title: (service) => `${service}: it gets later`,
    body: 'Open the booking: wait, move the visit, or ask somebody else.',
  },
  handed_over: {
    title: (service) => `${service}: the customer asks somebody else`,
    body: 'They did not wait. You need not go there any more.',
  },
  nobody_home: {
    title: (service) => `${service}: nobody was home`,
    body: 'The visit was closed. You have nothing to pay.',
  },
  nobody_came: {
    title: (service) => `${service}: the customer closed the visit`,
    body: 'You need not go there any more.',
  },
  tip: {
    title: () => 'You were given a tip',
    body: 'Open the booking to see it.',
  },
  ended_by_us: {
    title: (service) => `${service}: LocalHands ended the booking`,
    body: 'Open the booking to read why.',
  },
};

export const words = {
  news,
  answer: {
    accept: 'Accept',
    decline: 'Decline',
    failed: 'Your answer did not get through. Tap here and answer on your dashboard.',
  },
  added: 'You will be notified in this browser.',
  removed: 'You will not be notified there any more.',
  chosen: 'Your choice is saved.',
  off: 'Notifications are not available at the moment. We write to you by mail as ever.',
  noSuchDevice: 'There is no such device on your list.',
  mail: {
    subject: (service: string) => `A new request for ${withArticle(service)}`,
    waits: (minutes: number) =>
      `A customer near you is waiting for your answer. ${minutes === 1 ? 'One minute is' : `${minutes} minutes are`} left.`,
    why: 'None of your devices could be reached, so we write to you. Turn notifications on in your profile to be quicker next time, or go offline when you do not want requests.',
    booking: 'Request',
    answer: 'Answer on your dashboard',
  },
};
