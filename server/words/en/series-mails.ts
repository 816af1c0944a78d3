import { timeZone } from '#domain/day.ts';
import type { Rhythm } from '#domain/series.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone,
});
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone });
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });

/** Mails about visits that come again. `service` comes in small letters. */
export const words = {
  when: 'When',
  see: 'See the series',
  rhythm: (rhythm: Rhythm, first: Date) =>
    rhythm === 'weekly'
      ? `Every ${weekday.format(first)} at ${clock.format(first)}`
      : `Every weekday (Monday to Saturday) at ${clock.format(first)}`,
  day: (at: Date) => day.format(at),
  notOn: (days: string) => `Not on: ${days}.`,
  leftOut: (days: string) => `Left out: ${days}.`,
  agreed: {
    subject: (service: string) => `Your ${service} comes again and again`,
    said: (handyman: string) => `${handyman} has said yes to all visits of your series.`,
    agreed: (days: string) =>
      `Agreed now: ${days}. Further visits follow by themselves, fourteen days ahead.`,
    code: 'Each visit has a start code of its own, on its page under My bookings.',
  },
  coming: {
    subject: (service: string) => `Your ${service} series: the coming visits`,
    said: (handyman: string) => `The coming visits by ${handyman} are agreed.`,
  },
  notPossible: {
    subject: (service: string) => `Your ${service} series: not every day is possible`,
    user: (handyman: string) =>
      `${handyman} has something else at that time. You can book another time by hand.`,
    handyman: (customer: string) => `You have something else at that time. ${customer} knows.`,
  },
  changed: {
    skipped: {
      subject: (service: string) => `A visit of your ${service} series is left out`,
      said: (other: string) => `${other} has left out a visit. The others stay as they are.`,
    },
    paused: {
      subject: (service: string) => `Your ${service} series is paused`,
      said: (other: string) => `${other} has paused the series. We tell you when it goes on.`,
    },
    resumed: {
      subject: (service: string) => `Your ${service} series goes on`,
      said: (other: string) => `${other} goes on with the series.`,
    },
    stopped: {
      subject: (service: string) => `Your ${service} series has ended`,
      said: (other: string) =>
        `${other} has ended the series. What was paid for visits that are left out is refunded.`,
    },
    stopped_keeping: {
      subject: (service: string) => `Your ${service} series has ended`,
      said: (other: string) => `${other} has ended the series. Visits that are agreed stay agreed.`,
    },
  },
  ownChange: {
    subject: (service: string) => `You have changed your ${service} series`,
    said: (handyman: string) =>
      `What you have left out with ${handyman} is called off. The attached file takes it out of your calendar.`,
    refunded: 'What you have paid for it is refunded the way you paid.',
  },
  over: {
    subject: (service: string) => `Your ${service} series has ended`,
    said: (other: string) =>
      `The series with ${other} cannot go on: one side has left, or the service is not offered any more.`,
    stay: 'Visits that are agreed stay as their pages say.',
  },
  price: {
    subject: (service: string) => `A new price for your ${service} series`,
    user: (now: number, then: number, from: string) =>
      `Each visit costs ₹${now} now. Visits that are made from ${from} on cost ₹${then}.`,
    handyman: (now: number, then: number, from: string) =>
      `You get ₹${now} for each visit now. For visits that are made from ${from} on it is ₹${then}.`,
    made: 'Visits that are made before that keep their price. You can end the series at any time.',
  },
};
