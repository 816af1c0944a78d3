import type { words as english } from '../en/language-switch.ts';

export const words: typeof english = { other: 'en', name: 'English' };
