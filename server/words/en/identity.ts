import { inWords } from './time.ts';

/** Accounts, logins, codes, and what is whose. */
export const words = {
  onlyYourself: 'You can only do this for yourself.',
  onlyOwnDetails: 'You can only see your own details.',
  notYours: {
    booking: 'This booking is not yours.',
    payment: 'This payment is not yours.',
    dispatch: 'Somebody else asks around here.',
  },
  noSuch: {
    booking: 'There is no such booking.',
    payment: 'There is no such payment.',
    dispatch: 'Nobody was asked under this address.',
  },
  wrongLogin: 'The email or the password is not right.',
  loginLocked: (seconds: number) =>
    `Too many tries for this account. Please wait ${inWords(seconds)}, or let us mail you a code to log in now.`,
  loginCodeMailed: 'If this email is registered with us, a code is on its way to it.',
  wrongCode: (triesLeft?: number) => {
    if (triesLeft === undefined) return 'That code is not right. Check it and try again.';
    if (triesLeft === 0)
      return 'That code is not right, and it was the last try. A new one is needed.';
    return `That code is not right. ${triesLeft === 1 ? 'One more try' : `${triesLeft} more tries`}, then a new one is needed.`;
  },
  wrongCodeField: 'That code is not right.',
  codeGone: 'This code has expired or was used up. Ask for a new one.',
  newCodeMailed: 'We have mailed you a new code.',
  welcomeBack: 'Welcome back!',
  userReady: 'Your account is ready. Welcome!',
  handymanReady: 'Your account is ready. Welcome to the team!',
};
