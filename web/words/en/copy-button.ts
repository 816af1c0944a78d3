/** The button that copies a text. */
export const words = { copy: 'Copy', copied: 'Copied!' };
