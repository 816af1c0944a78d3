import type { words as english } from '../en/calendar-link.ts';

export const words: typeof english = {
  title: 'आपका कैलेंडर',
  text: 'हर दिन के काम और ख़ाली समय',
};
