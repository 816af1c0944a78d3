/** Distances and times as people say them. */
export const words = {
  underOneKm: 'under 1 km',
  km: (number: string) => `${number} km`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  moreThanADay: 'more than a day',
  /** A time of day, and a day with one. What a browser writes by itself is right in English. */
  clock: {
    time: (_instant: Date, written: () => string): string => written(),
    dayAndTime: (day: string, time: string): string => `${day}, ${time}`,
  },
};
