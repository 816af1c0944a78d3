import { phonePrefix } from '#domain/handyman.ts';

export const contactAddress = 'help@localhands.in';
export const contactMail = `mailto:${contactAddress}`;

/** §9: the helpline of the footer. */
export const helpline = { shown: '1800 200 4263', link: `tel:${phonePrefix}18002004263` };
