import { inWords } from './time.ts';

/** §16: on the way, at the door, and visits at which one party was missing. */
export const words = {
  setOut: 'The customer sees that you are on your way.',
  notOnTheWay: 'Your place is shared only while you are on the way.',
  arrived: 'The customer knows that you are here. Ask for the start code.',
  arrivedFar: (km: number) =>
    `By your phone it is still ${km} km to the door, and the customer is told so. Say it again at the door, or call them.`,
  arrivedUnknown:
    'Your phone does not say where it is, and the customer is told so. Share your place and say it again at the door, or call them.',
  notArrived: 'Say that you are here first.',
  notAtTheDoor:
    'You can close the visit only after you have waited at the door: say “I am here” there, with the place of your phone switched on. If that does not work, cancel the job or write to us.',
  homeTooEarly: (seconds: number) =>
    `Please wait a little longer, ring again and call. You can close the visit in ${inWords(seconds)}.`,
  cameTooEarly: (seconds: number) =>
    `They may still come. You can close the booking as “nobody came” in ${inWords(seconds)}.`,
  nobodyHome: 'The visit is closed, and you are free for the next request.',
};
