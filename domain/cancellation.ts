/** §9: a handyman who cancels this many jobs in a day accepts no more until the next one. */
export const cancellationsADay = 3;

/** §9: a job that neither party has closed this long after its start is closed as done. */
export const closeAfterHours = 24;
