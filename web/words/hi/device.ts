import type { words as english } from '../en/device.ts';

export const words: typeof english = {
  yourLocation: 'आपकी जगह',
  aroundYou: 'आपकी जगह के आस-पास कहीं',
  waitingTitle: (waiting) => `(${waiting}) आपकी सेवा की रिक्वेस्ट आई है`,
};
