/** The Verhoeff scheme: multiplication in the dihedral group D5, and the permutation per position. */
const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permute = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const at = (table: readonly string[], row: number, column: number): number =>
  Number(table[row]?.[column]);

const verhoeff = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, i) => at(multiply, sum, at(permute, i % 8, Number(digit))), 0);

/** §3: twelve digits, the first 2–9, the last a Verhoeff check digit. */
export const isAadhaar = (text: string): boolean =>
  /^[2-9]\d{11}$/.test(text) && verhoeff(text) === 0;

/** The check digit that completes eleven digits; demo people need numbers that pass. */
export const withCheckDigit = (eleven: string): string => {
  for (let digit = 0; digit <= 9; digit += 1) {
    if (verhoeff(`${eleven}${digit}`) === 0) return `${eleven}${digit}`;
  }
  throw new RangeError('A check digit needs digits to check');
};

/** People type it in groups of four. */
export const plainAadhaar = (text: string): string => text.replace(/[\s-]/g, '');

/** Shown only by its last four digits, also to its owner. */
export const maskAadhaar = (lastFour: string): string => `XXXX XXXX ${lastFour}`;
