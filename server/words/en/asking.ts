import { askLimits } from '#domain/request-limits.ts';
import { later } from '#domain/slots.ts';
import { inWords } from './time.ts';

const again = (seconds: number) =>
  `You can ask again in ${inWords(seconds)}; please choose another meanwhile.`;

/** Why a handyman cannot be asked now. */
export const words = {
  onlyYourself: 'You can only book for yourself.',
  notOffered: 'We do not offer this service at the moment.',
  notTheirService: 'They do not offer this service any more. Please choose another.',
  packs: (prices: readonly number[]) => `Choose a price pack: ${prices.join(', ')} rupees.`,
  priceChanged: (total: number) =>
    `The total is now ₹${total}. Nobody was asked; look at the price again.`,
  unpaid: 'A job of yours is done and not paid yet. Please pay for it before you ask again.',
  asked: 'You have asked them already. Please wait for the answer.',
  askingAround:
    'We are asking around for you already. Wait for the first yes, or stop that before you choose somebody yourself.',
  far: (km: number) =>
    `They are more than ${km} km away and do not go that far. Choose someone nearer, or look at the place again.`,
  ahead: (most: number) =>
    `You have ${most} visits ahead of you. When one of them is done you can book another; each job you pay for allows more.`,
  start: `Choose a start on the half hour, at least two hours from now and within ${later.days} days.`,
  slotTaken:
    'They cannot come at that time any more. Nobody was asked; please choose another time.',
  blocked: 'You have blocked them. To ask them again, unblock them on the page of your account.',
  offline: 'They are offline right now. Please choose another.',
  busy: 'They are on a job right now. Please choose another.',
  open: `You have asked ${askLimits.open} handymen already. Wait for an answer or withdraw one first.`,
  running: (most: number) =>
    `You have ${most} jobs under way. When one of them is done you can ask again; each job you pay for allows one more at a time.`,
  tooOften: {
    hour: (seconds: number) =>
      `You have asked ${askLimits.perHour} times within an hour. ${again(seconds)}`,
    pair: (seconds: number) =>
      `You have asked them ${askLimits.perPairADay} times today. ${again(seconds)}`,
    cool_down: (seconds: number) => `You have asked them just now. ${again(seconds)}`,
    network: (seconds: number) =>
      `They have been asked very often from your network. ${again(seconds)}`,
  },
};
