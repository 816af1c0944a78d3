import type { State } from '#domain/booking.ts';
import { dayAndTime } from './time.ts';

const cancellations = (left: number) => (left === 1 ? 'one more job' : `${left} more jobs`);

/** What becomes of a request and a job. */
export const words = {
  onlyOwnRequests: 'You can only see your own requests.',
  onlyWhoAsked: 'You can only block customers who have asked you.',
  noJobWith: 'You have no job with this customer.',
  nothingOpen: 'There is no request waiting for your answer.',
  notStarted: 'Start the job with the customer’s code first.',
  customerFull:
    'This customer has as many jobs under way as they may have. You can accept once one of them is done.',
  onAJob: 'You are on a job already. Finish it before you accept another.',
  otherVisit:
    'You have agreed to another visit at that time. Decline this one, or call the other off first.',
  anotherUnderWay: 'Another visit of yours is under way. Finish it first.',
  timeOff: 'You have taken that time off. Open it again in your hours before you accept.',
  notYet: (startsAt: Date | null) =>
    `This visit begins ${startsAt === null ? 'later' : dayAndTime(startsAt)}. You can set out an hour before.`,
  paused: 'You have called off three jobs today. You can accept requests again tomorrow.',
  /** Too late for a move: what has become of the booking instead. */
  became: {
    requested: 'This request has run out of time.',
    accepted: 'This request was accepted already.',
    on_the_way: 'This visit is under way already.',
    arrived: 'The professional is at the door already.',
    started: 'This job has been started already.',
    done: 'This job is done already.',
    declined: 'This request was declined.',
    cancelled: 'This booking was cancelled.',
    expired: 'This request has run out of time.',
  } satisfies Readonly<Record<State, string>>,
  accepted: 'The job is yours. Set off!',
  agreed: (startsAt: Date) => `The visit is yours: ${dayAndTime(startsAt)}. We remind you of it.`,
  declined: 'The request is declined.',
  started: 'The code is right. You can start.',
  done: 'Well done! The job is in your history.',
  confirmed: 'Thank you. The job is done.',
  withdrawn: 'The request is withdrawn.',
  cancellation: (left: number) =>
    left > 0
      ? `The job is cancelled. You can call off ${cancellations(left)} today before you have to wait until tomorrow.`
      : 'The job is cancelled. You have called off three jobs today and can accept requests again tomorrow.',
  newCode: 'Here is a new start code. The earlier one does not work any more.',
  blocked: 'You will not get requests from this customer any more.',
  unblocked: 'This customer can ask you again.',
  blockedHandyman: 'Blocked: you will not see or ask them any more.',
  unblockedHandyman: 'Unblocked: you can see and ask them again.',
};
