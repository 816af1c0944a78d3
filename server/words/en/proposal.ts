import { dayAndTime } from './time.ts';

/** §27: another time for an agreed visit: proposing it, answering, and why it cannot be done. */
export const words = {
  starts: 'Here is when the visit could be instead.',
  proposed: 'Sent. The agreed time holds until the other side says yes.',
  moved: (startsAt: Date | null) =>
    startsAt === null ? 'The visit is moved.' : `The visit is moved to ${dayAndTime(startsAt)}.`,
  declined: 'Declined. The agreed time stays.',
  withdrawn: 'Taken back. The agreed time stays.',
  notLater: 'This booking is for now: there is no time to change.',
  notAgreed: 'This visit is not agreed yet. Wait for the answer first.',
  begun: 'The agreed time has come, so the visit cannot be moved any more.',
  sameTime: 'This is the agreed time already. Choose another one.',
  taken: 'That time is not free any more. The agreed time stays; please choose another one.',
  tooFar: 'They do not go that far any more, so another time cannot be proposed. Write to them.',
  alreadyOpen: 'Another time is proposed already. Answer it or take it back first.',
  tooMany: (most: number) =>
    `Another time was proposed ${most} times for this visit. Please write to each other, or cancel it.`,
  gone: 'This proposal is not open any more. Look at the booking again.',
  mail: {
    rows: {
      proposed: 'Proposed',
      agreed: 'Agreed',
      answerBy: 'Answer by',
      newTime: 'New time',
      before: 'Before',
    },
    see: 'See the booking',
    stays: 'The agreed time stays as it is.',
    proposed: {
      subject: (service: string) => `Another time for your ${service} visit: yes or no?`,
      asks: (other: string) => `${other} proposes another time for your visit.`,
      holds: 'The agreed time holds unless you say yes.',
      answer: 'Accept or decline',
    },
    agreed: {
      subject: (service: string) => `Your ${service} visit is moved`,
      moved: (other: string) => `You and ${other} have agreed on another time.`,
    },
    declined: {
      subject: (service: string) => `Your ${service} visit stays at its time`,
      text: (other: string) => `${other} cannot make the time that you proposed.`,
    },
    expired: {
      subject: (service: string) => `No answer: your ${service} visit stays at its time`,
      text: (other: string) => `${other} has not answered in time to the time that you proposed.`,
    },
  },
};
