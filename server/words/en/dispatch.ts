import { askLimits } from '#domain/request-limits.ts';
import { dispatchLimits, waves } from '#domain/dispatch.ts';
import { inWords } from './time.ts';

/** Asking the first who is free. `service` comes in small letters, as it stands within a sentence. */
export const words = {
  started: (asked: number) =>
    asked === 1 ? 'We have asked the nearest.' : `We have asked the ${asked} nearest.`,
  stopped: 'Stopped. Nobody is asked any more.',
  nobodyFree: `Nobody is free within ${waves.withinKm} km right now. Nobody was asked; try again a little later, or choose somebody from the list.`,
  nobodyThen:
    'Nobody who goes there is free at that time any more. Nobody was asked; please choose another time.',
  oneAtATime: 'We are asking around for you already. Wait for the first yes, or stop that first.',
  open: `You have almost ${askLimits.open} requests open. Wait for an answer or withdraw some first.`,
  tooOften: (seconds: number) =>
    `We have asked around for you ${dispatchLimits.perHour} times within an hour. You can try again in ${inWords(seconds)}; choose somebody from the list meanwhile.`,
  over: {
    asking: 'We could not stop it. Please try again.',
    found: 'Somebody has just said yes. Have a look at the booking.',
    stopped: 'You have stopped this already.',
    nobody: 'It is over already: nobody could come.',
  },
  mail: {
    subject: (service: string) => `We found no ${service} for you yet`,
    nobody: 'We asked those nearest to you who were free, and nobody could come just now.',
    next: 'You can ask again, look further away, or choose another service.',
    see: 'See what you can do',
  },
};
