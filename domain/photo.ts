/** §12: where a photo that we serve is found. */
export const photoPath = (hash: string): string => `/photos/${hash}.webp`;

/** Square, in pixels: screens crop to it, the server draws it. */
export const photoEdge = 512;
