import type { words as english } from '../en/time-ring.ts';

export const words: typeof english = { left: 'बाक़ी' };
