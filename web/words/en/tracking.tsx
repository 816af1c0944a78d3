import type { ReactNode } from 'react';

/** §16: between the yes and the start, as the customer reads it. */
export const words = {
  onTheWay: {
    title: (who: string) => `${who} is on the way`,
    /** How long it still takes by where they are, else when they are expected. */
    left: (minutes: ReactNode) => <>About {minutes} left. Have your start code ready.</>,
    expected: (since: string, at: string) =>
      `Set out at ${since}, expected about ${at}. Have your start code ready.`,
    wasExpected: (since: string, at: string) =>
      `Set out at ${since}, was expected about ${at}. Call them if you want to know where they are.`,
  },
  arrived: {
    title: (who: string) => `${who} is at your door`,
    text: 'Please open, and read out your start code. Work starts with it.',
  },
  /** "I am here", by a phone that is somewhere else. */
  saidHere: {
    far: (who: string, distance: string) =>
      `${who} says that they are here, but their phone is still ${distance} away. Read out your start code only at your door.`,
    unknown: (who: string) =>
      `${who} says that they are here, but their phone does not tell us where it is. Read out your start code only at your door.`,
  },
  live: {
    label: (name: string) => `Map of where ${name} is now`,
    away: (who: string, distance: string) => `${who} is ${distance} away`,
    now: 'Live',
    lastSeen: (ago: string) => `Last seen ${ago} ago`,
  },
  /** Why a visit was closed. */
  closed: {
    homeForCustomer: (name: string) => `${name} waited at your door and nobody opened.`,
    cameForCustomer: (name: string) => `You closed it because ${name} had not come.`,
  },
};
