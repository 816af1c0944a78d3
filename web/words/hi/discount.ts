import type { words as english } from '../en/discount.ts';

export const words: typeof english = {
  have: 'मेरे पास छूट का कोड है',
  label: 'छूट का कोड',
  apply: 'कोड लगाएँ',
  takeOff: (code) => `${code} हटाएँ`,
  shape: 'कोड में 4 से 20 अंग्रेज़ी अक्षर और अंक होते हैं, बिना ख़ाली जगह के।',
};
