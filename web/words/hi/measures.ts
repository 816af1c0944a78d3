import type { words as english } from '../en/measures.ts';

export const words: typeof english = {
  underOneKm: '1 किमी से कम',
  km: (number) => `${number} किमी`,
  minutes: (minutes) => `${minutes} मिनट`,
  hours: (hours, minutes) => `${hours} घंटा ${minutes} मिनट`,
  moreThanADay: 'एक दिन से ज़्यादा',
};
