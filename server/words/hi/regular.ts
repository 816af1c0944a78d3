import type { words as english } from '../en/regular.ts';

export const words: typeof english = {
  kept: 'पसंदीदा में रख लिया गया। कारीगर को यह नहीं बताया जाता।',
  removed: 'पसंदीदा से हटा दिया गया।',
  enough: (most) => `आपके ${most} पसंदीदा पहले से हैं। नया रखने के लिए एक हटाएँ।`,
};
