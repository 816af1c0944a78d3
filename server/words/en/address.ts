/** The addresses that a customer keeps. */
export const words = {
  kept: 'The address is kept.',
  changed: 'The address is changed. What you have booked stays as it was.',
  removed: 'The address is removed. What you have booked stays as it was.',
  enough: (most: number) => `You keep ${most} addresses already. Remove one to keep another.`,
  savedAlready: 'You keep this address already. Change that one, or remove it.',
  notYours: 'This address is not yours.',
  noSuch: 'There is no such address any more.',
};
