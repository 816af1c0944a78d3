/** A time of day, and a day with one. What a browser writes by itself is right in English. */
export const words = {
  time: (_instant: Date, written: () => string): string => written(),
  dayAndTime: (day: string, time: string): string => `${day}, ${time}`,
};
