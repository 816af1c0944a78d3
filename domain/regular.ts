/** §27: so many professionals a customer keeps as favourites at most. */
export const mostFavourites = 50;

/** §27: done jobs of two people are counted no further. */
export const mostTogether = 100;

/** §27: of a customer's bookings the newest are looked at for whom they know. */
export const newestKnown = 200;

/** §27: from so many done jobs on, a professional reads that the customer is a regular. */
const regularFrom = 3;

export const isRegular = (doneTogether: number): boolean => doneTogether >= regularFrom;
