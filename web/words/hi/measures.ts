import { durationInHindi, timeInHindi } from '#domain/hindi-time.ts';
import type { words as english } from '../en/measures.ts';

export const words: typeof english = {
  underOneKm: '1 किमी से कम',
  km: (number) => `${number} किमी`,
  minutes: (minutes) => durationInHindi(0, minutes),
  hours: durationInHindi,
  moreThanADay: 'एक दिन से ज़्यादा',
  clock: {
    time: (instant) => timeInHindi(instant),
    dayAndTime: (day, time) => `${day}, ${time}`,
  },
};
