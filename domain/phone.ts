/** §5: an Indian mobile number as people write it, with +91, a leading 0, spaces or dashes: its ten digits. */
export const plainPhone = (text: string): string =>
  text.replace(/[\s().\p{Pd}]/gu, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, '');

export const isPhone = (plain: string): boolean => /^[6-9]\d{9}$/.test(plain);
