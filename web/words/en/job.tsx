import type { ReactNode } from 'react';
import type { Actor } from '#domain/booking.ts';

const cancellation: Readonly<Record<Exclude<Actor, 'operator'>, (name: string) => string>> = {
  user: (name) => `${name} called it off. `,
  handyman: () => 'You called it off. ',
  time: () => '',
};

/** The steps of a job as the handyman goes through them: the way there, the start code, the work. */
export const words = {
  back: 'Back to Dashboard',
  loading: 'Loading the job',
  customer: {
    youGet: (share: string) => `you get ${share}`,
    way: (distance: ReactNode, minutes: ReactNode) => (
      <>
        {distance} away, about {minutes} to get there.
      </>
    ),
    doorLater:
      'You see the address once you are on your way and share your place. Until then the map leads to the area. After three jobs paid by card or UPI, and once you are verified, you see it at once.',
    expected: (at: string) => `You are expected about ${at}.`,
    wasExpected: (at: string) => `You were expected about ${at}.`,
  },
  start: {
    title: 'Start the job',
    lead: (name: string) => `Ask ${name} for the start code when you are at the door.`,
    code: 'Start code',
    incomplete: 'Enter all six digits.',
    submit: 'Submit',
    /** After the server's sentence about a code that is used up. */
    usedUp: (said: string, name: string) =>
      `${said} ${name} finds “Get a new code” under My bookings.`,
  },
  work: {
    title: 'Work in progress',
    started: (when: string) => `Started ${when}.`,
    codeRight: 'The customer’s code was right.',
    payment: 'Payment',
    done: 'Work Done?',
    onlyWhen: (name: string) => `Only when ${name} is happy with it. This cannot be taken back.`,
    meaning: 'The job goes into your work history and you are free for the next one.',
  },
  cancel: {
    button: 'Cancel the job',
    title: 'Cancel this job?',
    yes: 'Cancel the job',
    no: 'Keep it',
    unfinished: (name: string) =>
      `The work stays unfinished and ${name} will have to ask someone else.`,
    waiting: (name: string) => `${name} is waiting for you and will have to ask someone else.`,
    limit: 'After calling off three jobs in a day you can accept requests again the next day.',
    refund: 'What they paid is refunded in full.',
    refundCash:
      'What they paid is refunded in full. Cash that you have taken they get from LocalHands as credit, and you owe it to LocalHands.',
  },
  /** Where a job stands, shown on the page of another step of it. */
  notices: {
    ahead:
      'You can set out an hour before. We remind you and the customer a day and two hours before.',
    toDashboard: 'Return to Dashboard',
    requested: {
      title: 'This request waits for your answer',
      text: 'Accept it on your dashboard first.',
    },
    accepted: {
      title: 'The job has not started yet',
      text: 'Ask the customer for the start code when you are at the door.',
      go: 'Enter the start code',
    },
    started: {
      title: 'This job has started',
      text: 'The code was right. Tell us when the work is done.',
      go: 'Go on to Work Done',
    },
    done: {
      title: 'This job is done',
      text: 'It is in your work history.',
      go: 'See the bill',
    },
    declined: {
      title: 'You declined this request',
      text: 'Someone else takes it from here.',
    },
    cancelled: {
      title: 'This booking was cancelled',
      text: 'There is nothing more to do. You are free for the next one.',
    },
    expired: {
      title: 'This request has run out of time',
      text: 'The customer was offered someone else.',
    },
    nobody: {
      title: 'You have no job with this customer',
      text: 'Your dashboard shows the job you are on.',
    },
  },
  /** In front of what a cancelled job says. */
  cancellation,
  foundAnother: (name: string) => `${name} found somebody else. `,
  handedOver: (name: string) => `${name} did not wait and asked somebody else. `,
};
