import { withArticle } from '#domain/words/article.ts';
import { dispatchLimits } from '#domain/dispatch.ts';
import { askLimits } from '#domain/request-limits.ts';
import { inWords } from './time.ts';

const again = (seconds: number) =>
  `You can ask again in ${inWords(seconds)}; choose another meanwhile.`;

/** For operators who book for a customer who has called, and for that customer. */
export const words = {
  deleted:
    'This account was deleted. Take the caller down as a new customer if they want to book again.',
  own: 'This account is your own. Please ask a colleague to book for you.',
  ownProfessional: 'This professional is you. Please choose another, or ask a colleague.',
  added: 'Their account is open. They have a mail that says how to choose a password.',
  known: (name: string) => `This email has an account already: ${name}. Nothing was made.`,
  booked: (handyman: string) => `${handyman} is asked. The customer has a mail about it.`,
  dispatched: (asked: number) =>
    asked === 1
      ? 'The nearest is asked. The customer has a mail about it.'
      : `The ${asked} nearest are asked. The customer has a mail about it.`,
  /** As the sentences of `asking`, about the customer instead of to them. */
  asking: {
    unpaid:
      'They have a job that is done and not paid yet. They have to pay for it before they can book again: it stands on their bookings.',
    asked: 'They have asked this professional already. Wait for the answer, or choose another.',
    askingAround:
      'They are asking around for this service already. Wait for the first yes, or they stop that on their page before somebody is chosen.',
    ahead: (most: number) =>
      `They have ${most} visits ahead of them. When one of them is done they can book another; each job they pay for allows more.`,
    blocked:
      'The customer has blocked this professional, and can undo that on the page of their account. Please choose another.',
    open: `They have ${askLimits.open} requests open already. Wait for an answer, or withdraw one first.`,
    running: (most: number) =>
      `They have ${most} jobs under way. When one of them is done they can book again; each job they pay for allows one more at a time.`,
    tooOften: {
      hour: (seconds: number) =>
        `This customer has asked ${askLimits.perHour} times within an hour. ${again(seconds)}`,
      pair: (seconds: number) =>
        `This customer has asked this professional ${askLimits.perPairADay} times today. ${again(seconds)}`,
      cool_down: (seconds: number) =>
        `This customer has asked this professional just now. ${again(seconds)}`,
      network: (seconds: number) =>
        `This customer has asked this professional very often. ${again(seconds)}`,
    },
  },
  /** The same for asking the first who is free. */
  dispatch: {
    oneAtATime:
      'They are asking around already. Wait for the first yes, or they stop that on their page first.',
    open: `They have almost ${askLimits.open} requests open. Wait for an answer, or withdraw some first.`,
    tooOften: (seconds: number) =>
      `This customer has asked around ${dispatchLimits.perHour} times within an hour. You can try again in ${inWords(seconds)}; choose somebody from the list meanwhile.`,
  },
  accountMail: {
    subject: 'LocalHands has opened an account for you',
    opened:
      'You called LocalHands, and we have opened an account for you with this email address, so that you can follow your bookings and pay for them.',
    password:
      'It has no password that anybody knows. To log in, choose one: open the page below, enter this email address, and we mail you a code.',
    wasItYou:
      'If you did not call us, somebody gave us your address by mistake or on purpose. Nobody can log in without your mailbox. To remove the account, choose a password in the same way and delete it on its page; at Help you find how to write to us.',
    choose: 'Choose a password',
  },
  askedMail: {
    subject: (service: string) => `As you wished on the phone: ${withArticle(service)}`,
    asked: (handyman: string, service: string) =>
      `You called LocalHands, and we have asked ${handyman} for ${withArticle(service)}, as you wished on the phone.`,
    around: (service: string) =>
      `You called LocalHands, and we are asking around for ${withArticle(service)}, as you wished on the phone: the first who says yes comes to you.`,
    answer: 'We write to you as soon as there is an answer. You pay on the page of the booking.',
    withdraw:
      'If you do not want it any more, open it and withdraw the request. Until somebody has said yes, that costs nothing.',
    stop: 'If you do not want it any more, open it and press Stop asking. Until somebody has said yes, that costs nothing.',
    wasItYou:
      'If you did not call us, withdraw it in the same way; at Help you find how to write to us.',
    seeAround: 'See who was asked',
  },
};
