import type { words as english } from '../en/verified.ts';

export const words: typeof english = { verified: 'सत्यापित' };
