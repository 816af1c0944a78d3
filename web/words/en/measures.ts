/** Distances and times as people say them. */
export const words = {
  underOneKm: 'under 1 km',
  km: (number: string) => `${number} km`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  moreThanADay: 'more than a day',
};
