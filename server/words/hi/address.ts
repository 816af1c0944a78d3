import type { words as english } from '../en/address.ts';

export const words: typeof english = {
  kept: 'पता सेव हो गया।',
  changed: 'पता बदल गया। जो बुकिंग हो चुकी हैं, वे वैसी ही रहेंगी।',
  removed: 'पता हटा दिया गया। जो बुकिंग हो चुकी हैं, वे वैसी ही रहेंगी।',
  enough: (most) => `आपके ${most} पते पहले से सेव हैं। नया रखने के लिए एक हटाएँ।`,
  savedAlready: 'यह पता पहले से सेव है। उसी को बदलें या हटाएँ।',
  notYours: 'यह पता आपका नहीं है।',
  noSuch: 'यह पता अब नहीं है।',
};
