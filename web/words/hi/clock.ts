import { timeInHindi } from '#domain/hindi-time.ts';
import type { words as english } from '../en/clock.ts';

export const words: typeof english = {
  time: (instant) => timeInHindi(instant),
  dayAndTime: (day, time) => `${day}, ${time}`,
};
