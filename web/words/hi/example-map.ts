import type { words as english } from '../en/example-map.ts';

export const words: typeof english = { example: 'उदाहरण' };
