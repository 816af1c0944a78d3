import { said } from '#domain/words/en.ts';
import { inWords } from './time.ts';

/** What a signup answers and why it is refused. */
export const words = {
  codeMailed: 'We have mailed you a six-digit code.',
  codeStillWorks: (seconds: number) =>
    `The code we mailed you a moment ago still works. Another can be sent in ${inSeconds(seconds)}.`,
  codeTriedTooOften: (seconds: number) =>
    `The code we mailed you was tried too often. Another can be sent in ${inSeconds(seconds)}.`,
  nothingWaits: 'No signup is waiting for this email. Please start again.',
  emailTaken: 'This email is registered already. Please log in instead.',
  mailboxTaken:
    'You have an account already, with another spelling of this address. Please log in with that one.',
  commonPassword: said.commonPassword,
  tooManyNew: (seconds: number) =>
    `Many accounts were opened from your network just now. Please go on in ${inWords(seconds)}, or on another network.`,
  detailsRefused:
    'We cannot open an account with these details. If you have one already, log in with it; otherwise please write to us.',
};

const inSeconds = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);
