/** The ring of the time that is left, below its figures. */
export const words = { left: 'left' };
