import { instantInIndia } from './day.ts';

/** The hour from which a part of the day is said to last; the night goes on after midnight. */
const parts = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const;

/** A time of day as it is said in Hindi, where am and pm are not: सुबह 8:02 बजे. */
export const clockInHindi = (hour: number, minute: number): string => {
  const part = parts.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`;
};

/** §9: the time of day in India. */
export const timeInHindi = (instant: Date): string => {
  const inIndia = instantInIndia(instant);
  return clockInHindi(Number(inIndia.slice(11, 13)), Number(inIndia.slice(14, 16)));
};

/** How long something takes: 1 घंटा 5 मिनट, 2 घंटे, 40 मिनट. */
export const durationInHindi = (hours: number, minutes: number): string =>
  [
    ...(hours === 0 ? [] : [`${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`]),
    ...(minutes === 0 && hours !== 0 ? [] : [`${minutes} मिनट`]),
  ].join(' ');
