import type { ReactNode } from 'react';

/** §16: what a professional reads and says between the yes and the start. */
export const words = {
  /** Before a professional sets out for the first time. */
  ask: {
    title: 'Show the customer where you are?',
    why: 'They see you on their map and how long you still need, so nobody has to call and ask.',
    howLong:
      'Only while you are on the way, only your newest place, and it is deleted when you arrive.',
    door: 'You see the address as soon as you share it.',
    yes: 'Share my place and set out',
    no: 'Set out without sharing',
  },
  sharing: {
    on: 'The customer sees where you are until you arrive.',
    looking: 'Looking for your place…',
    lost: 'Your phone does not know where it is just now. We keep trying.',
    refused:
      'Your phone does not share its location, so the customer sees no map. You can allow it in the browser’s settings.',
    notSharing: 'The customer does not see where you are.',
    stop: 'Stop sharing',
    start: 'Share my place',
  },
  /** "I am here", by a phone that is somewhere else. */
  far: {
    title: 'Are you at the door?',
    text: (distance: string) =>
      `By your phone it is still ${distance} to the customer. They are told so, and the waiting time at the door does not begin.`,
    yes: 'Tell them all the same',
    no: 'Not yet',
  },
  /** For the professional at a door that stays shut. */
  nobodyHome: {
    title: 'Nobody opens?',
    wait: (left: ReactNode) => (
      <>Ring again and call. If nobody opens, you can close the visit in {left}.</>
    ),
    may: 'You have waited long enough. If nobody opens, you can close the visit.',
    button: 'Nobody is home',
    question: 'Close this visit?',
    told: (name: string, fee: string) =>
      `${name} hears that nobody was home. ${fee} is yours, once it is paid; they get back whatever else was paid.`,
    notCounted:
      'It does not count as a job that you called off, and you are free for the next one.',
    no: 'Wait longer',
  },
  /** What the professional says. */
  say: {
    setOut: 'I am on my way',
    arrive: 'I am here',
    arriveAlready: 'I am here already',
  },
  /** Why a visit was closed. */
  closed: {
    homeForThem: 'You found nobody home. ',
    cameForThem: (name: string) => `${name} closed it because nobody had come. `,
  },
};
