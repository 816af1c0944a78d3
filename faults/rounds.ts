/** `npm run test:faults` repeats each fault as often as was promised; `npm test` a few times. */
export const whole = process.env['FAULTS'] === 'whole';

export const rounds = (short: number, promised: number): number => (whole ? promised : short);
