import type { words as english } from '../en/copy-button.ts';

export const words: typeof english = { copy: 'कॉपी करें', copied: 'कॉपी हो गया!' };
