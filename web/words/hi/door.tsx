import type { words as english } from '../en/door.tsx';

export const words: typeof english = {
  title: 'कहाँ और क्या काम',
  address: 'पता',
  note: 'क्या काम है',
  openMap: (hidden) => <>नक्शा खोलने के लिए यहाँ दबाएँ{hidden(', नए टैब में')}</>,
};
