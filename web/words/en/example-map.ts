/** The drawn map that shows the product at work. */
export const words = { example: 'Example' };
