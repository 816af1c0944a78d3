import { tipRules } from '#domain/tip.ts';
import type { Faults, Written } from '#contract/fault.ts';
import type { NameFault } from '#domain/name.ts';
import type { PublicTextFault } from '#domain/rating.ts';
import { said } from '#domain/words/en.ts';
import { wrong } from '#domain/words/payout-en.ts';
import type { FaultWords } from '../fault-words.ts';

const written: Readonly<Record<Written, string>> = {
  name: 'Your name',
  address: 'Your address',
  area: 'Your area',
  city: 'Your city',
  billing: 'The address',
  reason: 'The reason',
  answer: 'Your answer',
  message: 'Your message',
  ratingWords: 'What you wrote',
  reply: 'Your reply',
  extraWords: 'What the extra work is',
  note: 'Your note',
  addressName: 'The name of the address',
  holder: 'The account holder’s name',
  reference: 'The bank’s reference',
};

const examples = { area: 'Kothrud or Sector 21', city: 'Pune' } as const;

const names: Readonly<Record<NameFault, string>> = {
  hidden: 'Your name contains characters that cannot be seen. Please type it again.',
  no_letter: 'Enter your name with at least one letter.',
  link: 'Your name cannot contain a web or email address.',
};

const publicTexts: Readonly<Record<PublicTextFault, string>> = {
  hidden: 'Your text contains characters that cannot be seen. Please type it again.',
  contact: 'Others read this. Please leave out phone numbers, email addresses and web addresses.',
};

const digits: Readonly<Record<Faults['noDigits'][0], string>> = {
  phone: 'your phone number',
  code: 'the six-digit code',
  aadhaar: 'your Aadhar number',
};

const numbers: Readonly<Record<Faults['notNumber'][0], string>> = {
  lat: 'Latitude',
  long: 'Longitude',
  accuracy: 'Accuracy',
  total: 'The total',
  price: 'The price',
};

/** A sentence for each fault of a field. */
export const words: FaultWords = {
  notText: (what) => `${written[what]} must be text.`,
  unkeepable: (what) => `${written[what]} contains characters that cannot be kept.`,
  tooLong: (what, most) => `${written[what]} can have at most ${most} characters.`,
  missing: (what) => `${written[what]} is missing.`,
  hidden: (what) =>
    `${written[what]} contains characters that cannot be seen. Please type it again.`,
  severalLines: (what) => `${written[what]} must be a single line.`,
  name: (why) => names[why],
  areaName: (what) =>
    `${written[what]} is shown to everybody. Give only its name, like ${examples[what]}, without a house or phone number.`,
  billingTooLong: () => 'The address is too long.',
  country: () => 'A country has two letters, like IN.',
  noEmail: () => 'Enter your email address.',
  email: () => said.email,
  longEmail: () => 'This email address is too long.',
  noPassword: () => 'Enter your password.',
  longPassword: () => 'This password is too long.',
  noNewPassword: () => 'Choose a password.',
  shortPassword: said.shortPassword,
  longNewPassword: (most) => `Choose a password of at most ${most} characters.`,
  noDigits: (what) => `Enter ${digits[what]}.`,
  phone: () => said.phone,
  code: () => 'The code has six digits.',
  aadhaar: () => said.aadhaar,
  photoLink: () => said.photoLink,
  longPhotoLink: (most) => `The photo must be an https address of at most ${most} characters.`,
  fileOnly: () => 'Send the image as a file, in multipart/form-data.',
  aadhaarSide: () => 'Ask for aadharFront or aadharBack.',
  id: () => 'This is not a valid id.',
  notNumber: (what) => `${numbers[what]} must be a number.`,
  outOfRange: (what, limit) => `${numbers[what]} must be between -${limit} and ${limit}.`,
  start: () => 'The start is a date with its time, like 2026-11-21T10:00:00+05:30.',
  slotsOf: () => 'Name a service and a place, or a handyman.',
  halfAPlace: () => 'Latitude and longitude go together.',
  service: () => 'Choose a service.',
  pack: () => 'Choose a price pack.',
  language: () => 'Choose English or Hindi.',
  level: () => 'Choose support or admin.',
  verification: () => 'Choose applied, verified, refused or suspended.',
  decision: () => 'Choose approve or refuse.',
  sorting: () => 'Sort by newest, oldest, name or jobs.',
  version: () => 'Say which version of the application you have seen.',
  choice: () => 'Choose one of the values that are offered.',
  hour: () => 'Choose an hour of the day, from 0 to 23.',
  quietHours: () => 'Quiet hours end at another hour than they begin.',
  pushDevice: () => 'This is not what a browser says when it allows notifications.',
  offer: () => 'This part of the service is missing or has another shape than it should.',
  addressKind: () => 'Choose home, work or other.',
  active: () => 'Say whether it is offered: true or false.',
  rhythm: () => 'Choose every week or every weekday.',
  minutesLate: () => 'Choose by how many minutes you will be late.',
  day: () => 'Write the day like 2026-03-31.',
  clock: () => 'Choose a full or half hour of the day, like 09:30.',
  stretch: () => 'Choose an end that is later than the beginning.',
  stretches: (most) => `A day can have at most ${most} separate times.`,
  week: () => 'A week has seven days, Monday first, each with a list of times.',
  radius: (least, most) => `Choose a whole number of kilometres from ${least} to ${most}.`,
  moment: () => 'Write the time like 2026-03-31T14:30:00+05:30.',
  timeOffPair: () => 'Say whole days, or when it starts and ends, not both.',
  timeOffOrder: () => 'The last day cannot be before the first.',
  online: () => 'Say whether you are online: true or false.',
  asRole: () => 'Say as=user or as=handyman.',
  category: () => 'Choose what it is about.',
  outcome: () => 'Choose what came of it.',
  ticketState: () => 'Ask for open, answered or closed.',
  ticketNumber: () => 'A ticket number has only digits, nine at most.',
  messageNumber: () => 'Messages are counted from 1.',
  photo: () => 'Ask for photo 1, 2 or 3.',
  flag: () => 'Say true or false.',
  tipAmount: () => `A tip is from ₹${tipRules.least} to ₹${tipRules.most}, in whole rupees.`,
  discountCode: () => 'A code has 4 to 20 letters and digits, without spaces.',
  percent: () => 'Enter a whole number from 1 to 100.',
  codeAmount: (most) => `Enter whole rupees, from 1 to ${most.toLocaleString('en-IN')}.`,
  codeUses: (most) => `Enter a whole number from 1 to ${most.toLocaleString('en-IN')}.`,
  codeDays: (most) => `The last day is the first or a later one, at most ${most} days in all.`,
  amount: () => 'Enter an amount in rupees, with two digits after the point at most.',
  extraAmount: () => 'Enter whole rupees, at least 1.',
  stars: () => 'Give one to five stars.',
  tags: () => 'Choose from the tags that go with so many stars.',
  publicText: (why) => publicTexts[why],
  ratingList: () => 'Say show=reported, show=hidden or show=all.',
  sort: () => 'Say sort=nearest or sort=best.',
  leastStars: () => 'The least rating is a number from 1 to 5.',
  card: () => 'Enter your card.',
  upiAnswer: () => 'Say what happens in the app: approve, refuse or late.',
  challenge: () => 'Say whether the check was passed.',
  accountNumber: () => wrong.accountNumber,
  ifsc: () => wrong.ifsc,
  upi: () => wrong.upi,
  gatewayEvent: () => 'This is not an event of the card gateway.',
  limitNotWhole: () => 'The limit must be a whole number.',
  limitTooSmall: () => 'The limit must be at least 1.',
  limitTooLarge: (most) => `The limit can be at most ${most}.`,
  cursor: () => 'This cursor is not one of ours.',
};
