/** On the cards of professionals whom an operator has verified. */
export const words = { verified: 'Verified' };
