import type { words as english } from '../en/address.ts';

export const words: typeof english = {
  kinds: { home: 'घर', work: 'काम की जगह', other: 'दूसरी जगह' },
  panel: {
    add: 'पता या काम की बात लिखें',
    why: 'फ़्लैट, आस-पास की पहचान, क्या ठीक करवाना है। ज़रूरी नहीं है।',
    noAddress: 'पता अभी नहीं लिखा',
    change: 'पता और काम की बात बदलें',
  },
  choice: 'आपके पते',
};
