/** The server's clock beside the browser's: how far it is off, in milliseconds. */
let off = 0;

export const serverNow = (): number => Date.now() + off;

/** From now on, until the test ends. */
export const setServerClock = (difference: number): void => {
  off = difference;
};
