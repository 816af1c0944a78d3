import type { Role } from '#domain/role.ts';
import { roleNames } from '#domain/words/en.ts';
import { inWords } from './time.ts';

/** Refusals before a slice is called. */
export const words = {
  wrong: 'Something in this request is wrong.',
  /** Faults that only a program causes; the schema library has its own words for them. */
  unforeseen: (english: string) => english,
  loginFirst: 'You need to login first',
  wrongRole: (role: Role) =>
    `This is for ${roleNames[role].many}. Log in as a ${roleNames[role].one} to go on.`,
  tooMany: (seconds: number) => `Too many tries. Please wait ${inWords(seconds)} and try again.`,
  busy: 'We are busy right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  unreadable: 'This request could not be read. Please check what is sent.',
  tooSlow: 'This request took too long to arrive. Please send it again.',
  tooLarge: 'This is too large. Please send less.',
  longAddress: 'This address is too long.',
  jsonOnly: 'Send this request as application/json, please.',
  expectation: 'This server does not do what the Expect header asks for.',
  largeHeaders: 'The headers of this request are too large.',
  noSuchCall: 'There is nothing here. See /api/docs for what there is.',
  notUtf8: 'This is not text in UTF-8.',
  unreadableForm: 'This form could not be read. Please send it again.',
  twoHosts: 'This request names more than one host.',
  crossSite: 'This request came from another site and was not carried out.',
  otherFiles: 'Your network is sending us other files right now. Please try again in a moment.',
  tooManyPages: 'Too many pages are open. Please close some.',
  cursor: 'This cursor is not one of ours. Start again from the first page.',
};
