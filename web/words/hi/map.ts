import type { words as english } from '../en/map.ts';

export const words: typeof english = {
  failed: 'नक्शा नहीं खुल पाया। बाक़ी सब इसके बिना भी चलता है।',
  onIt: (names) => `नक्शे पर: ${names}।`,
  zoomIn: 'ज़ूम इन करें',
  zoomOut: 'ज़ूम आउट करें',
  aboutHere: (name) => `${name}, लगभग यहाँ`,
  credits: 'Natural Earth · GeoNames · इलाके: India Post',
};
