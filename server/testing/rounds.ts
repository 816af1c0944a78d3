/** `npm run test:all` tries random things as often as was promised; `npm test` often enough to notice a mistake. */
export const thorough = process.env['THOROUGH'] === 'true';

export const rounds = (usually: number, thoroughly: number): number =>
  thorough ? thoroughly : usually;
