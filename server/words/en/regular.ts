/** §27: the professionals whom a customer keeps as favourites. */
export const words = {
  kept: 'Kept as a favourite. They do not learn of it.',
  removed: 'No favourite any more.',
  enough: (most: number) => `You keep ${most} favourites already. Remove one to keep another.`,
};
