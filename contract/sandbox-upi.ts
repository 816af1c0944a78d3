/** §33: what stands for UPI where the sandbox takes the token of a card. */
export const upiToken = 'tok_upi';

/** §33: what can happen in a UPI app; `late` is a yes that the bank answers some seconds later. */
export const upiAnswers = ['approve', 'refuse', 'late'] as const;
export type UpiAnswer = (typeof upiAnswers)[number];
