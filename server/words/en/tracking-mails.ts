import { closing } from '#domain/tracking.ts';

/** Mails about the way to the customer. `service` comes in small letters. */
export const words = {
  onTheWay: {
    subject: (service: string) => `Your ${service} is on the way`,
    coming: (handyman: string) =>
      `${handyman} has set out. On the page of your booking you see how long it still takes.`,
    code: 'You find your start code there too. Read it out at your door, not before.',
  },
  arrived: {
    subject: (service: string) => `Your ${service} is at the door`,
    here: (handyman: string) =>
      `${handyman} is at your door. Please open, and read out your start code from the page of your booking.`,
  },
  saidHere: {
    subject: (service: string) => `Please check whether your ${service} is at the door`,
    far: (handyman: string, km: number) =>
      `${handyman} says that they are here, but their phone is still ${km} km away from your door.`,
    unknown: (handyman: string) =>
      `${handyman} says that they are here, but their phone does not tell us where it is.`,
    keepCode:
      'Read out your start code only to the person at your door. If nobody is there, call them from the page of your booking, or cancel: that is free.',
  },
  nobodyHome: {
    subject: (service: string) => `Nobody was home for your ${service}`,
    waited: (handyman: string) =>
      `${handyman} waited at your door for ${closing.nobodyHomeMinutes} minutes and nobody opened, so the visit was closed.`,
    wrong: 'If somebody was home, please write to us from the page of your booking.',
  },
  nobodyCame: {
    subject: 'Your customer has closed the booking',
    closed: (customer: string) =>
      `${customer} waited ${closing.nobodyCameMinutes} minutes longer than your arrival was promised and has closed the booking: nobody had come.`,
    stay: 'You do not need to go there any more. If you were there, please write to us.',
  },
};
