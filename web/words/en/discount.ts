/** §38: a discount code on a bill. */
export const words = {
  have: 'I have a discount code',
  label: 'Discount code',
  apply: 'Use the code',
  takeOff: (code: string) => `Remove ${code}`,
  shape: 'A code has 4 to 20 letters and digits, without spaces.',
};
