/** `npm run test:faults` breaks things as often as was promised; `npm test` often enough to notice. */
export const whole = process.env['FAULTS'] === 'whole';

export const rounds = (short: number, promised: number): number => (whole ? promised : short);
