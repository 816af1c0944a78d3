import { locale } from '#words/language.ts';
import { words } from '#words/measures.ts';

/** Distances, no finer than a place rounded to a kilometre allows: under 1 km, 2.4 km, 38 km. */
export const distanceText = (km: number): string => {
  if (km < 1) return words.underOneKm;
  return words.km(km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString(locale));
};

/** Minutes as people say them: 9 min, 1 h 5 min; beyond a day without a number. */
export const minutesText = (minutes: number): string => {
  const whole = Math.round(minutes);
  if (whole < 60) return words.minutes(whole);
  if (whole < 24 * 60) return words.hours(Math.floor(whole / 60), whole % 60);
  return words.moreThanADay;
};
