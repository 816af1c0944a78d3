import { inIndia } from './cash.ts';

/** §38: discount codes. */
export const words = {
  entered: (code: string, amount: number) => `${code} takes ₹${inIndia(amount)} off your bill.`,
  takenOff: 'The code is taken off. You can use it again.',
  alreadyPaid: 'This booking is paid already. You can use the code with another booking.',
  nothingDue: 'There is nothing to pay for this booking, so no code can be used with it.',
  underWay: 'A payment of this booking is under way. Finish it, or try again in a few minutes.',
  there: 'There is a code on this bill already. Take it off first: one code can be used at a time.',
  used: 'You have used this code already.',
  notValid:
    'This code cannot be used here. Look at how it is spelled; it may also have ended, be used up, or not be meant for this booking.',
  none: 'There is no code on this bill any more. Look at it again.',
  stays: 'A part of this bill was paid together with the code, so it stays.',
  taken: 'There is such a code already. Choose another one.',
  added: (code: string) => `${code} is made.`,
  changed: 'The code is changed.',
  noSuchCode: 'There is no such code.',
  changedMeanwhile: 'Somebody has changed this code meanwhile. Look at it again.',
};
