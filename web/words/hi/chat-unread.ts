import type { words as english } from '../en/chat-unread.ts';

export const words: typeof english = {
  messages: (count) => (count === 1 ? '1 नया संदेश' : `${count} नए संदेश`),
  write: (name) => `${name} को लिखें`,
};
