/**
 * §9: a refund that the bank did not take is tried again this many hours after each failure; after the last one an
 * operator has to return the money another way.
 */
export const retryHours = [1, 6, 24, 72] as const;

export const isLastTry = (tries: number): boolean => tries >= retryHours.length;
