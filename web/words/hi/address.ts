import type { words as english } from '../en/address.ts';

export const words: typeof english = {
  kinds: { home: 'घर', work: 'काम की जगह', other: 'दूसरी जगह' },
  panel: {
    add: 'पता या काम का ब्योरा लिखें',
    why: 'फ़्लैट, पास की कोई पहचान, क्या ठीक करवाना है। लिखना ज़रूरी नहीं है।',
    noAddress: 'पता अभी नहीं लिखा',
    change: 'पता और काम का ब्योरा बदलें',
  },
  choice: 'आपके पते',
};
