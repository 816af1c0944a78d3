import { inWords } from './time.ts';

/** For operators about their own accounts. */
export const words = {
  enterCode: 'Enter the six digits from your authenticator app, or a recovery code.',
  wrongCode: 'That code is not right, or it was used already. Wait for the next one.',
  noSecondFactor: 'This account has no second factor yet. Ask an admin for a new link.',
  linkGone: 'This link has expired or was used already. Ask an admin for a new one.',
  emailTaken: 'Somebody with this email is an operator already. Reset them instead.',
  noSuch: 'There is no such operator, or their account is closed.',
  notYourself: 'Ask another admin to change your own account.',
  notResetYourself: 'Ask another admin for a new link: making one would log you out for good.',
  lastAdmin: 'There must always be an admin who can log in. Make somebody else one first.',
  adminOnly: 'Only an admin may do this.',
  ready: 'Your account is ready.',
  added: 'They can join now. Hand the link over: it is shown this once.',
  reset:
    'Their password and second factor are gone. Hand the new link over: it is shown this once.',
  changed: 'This is changed.',
  tooManyLooks: (most: number, seconds: number) =>
    `You have opened the contact data of ${most} people within an hour, the most for one operator. Wait ${inWords(seconds)}, or ask a colleague to open this.`,
  manyLooks: {
    subject: (name: string) => `${name} opens the contact data of many people`,
    text: (name: string, people: number) =>
      `${name} has opened the contact data of ${people} people within an hour.`,
    next: (most: number) =>
      `That may be a busy day. If you do not know why, ask, or close the account in the console: it is logged out at once. Nobody can open more than ${most} in an hour.`,
    see: 'See whom, in the audit log',
  },
};
