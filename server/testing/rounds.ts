/** `npm run test:all` repeats random tests as often as was promised; `npm test` a few times. */
export const thorough = process.env['THOROUGH'] === 'true';

export const rounds = (usually: number, thoroughly: number): number =>
  thorough ? thoroughly : usually;
