/** Each piece is a letter and what stands for it. */
const letters = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(/\s+/).map((piece) => [piece.slice(0, 1), piece.slice(1)]));

const consonants = letters(
  `कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh`,
);
const vowels = letters('अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऍe ऑo');
/** The signs of the same vowels after a consonant; the last one says that there is none. */
const signs = letters(
  '\u093Ea \u093Fi \u0940i \u0941u \u0942u \u0943ri \u0947e \u0948ai \u094Bo \u094Cau \u0945e \u0949o \u094D',
);

const consonant = '[bcdgjklmnprstvyh]h*';
/** The short vowel is not heard at the end, nor between two syllables: कचरा is "kachra". */
const unheard = new RegExp(`([aeiouə]${consonant})ə(?=${consonant}[aeiouə])`, 'g');

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** A text in Latin letters, for comparing: पंखा becomes "pankha", मुंबई "mumbai". Other characters stay. */
export const inLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u093C\u0903\u200C\u200D]/g, '')
    .replace(/([क-ह])([\u093E-\u094D]?)/g, (_, letter: string, sign: string) => {
      // Each has a short vowel of its own unless another is written.
      const vowel = sign === '' ? 'ə' : (signs.get(sign) ?? '');
      return (consonants.get(letter) ?? '') + vowel;
    })
    .replace(/[अ-औ]/g, (vowel) => vowels.get(vowel) ?? '')
    .replace(/[\u0901\u0902](?=[pbm])/g, 'm')
    .replace(/[\u0901\u0902]/g, 'n')
    .replace(/ə(?![a-zə])/g, '')
    .replace(unheard, '$1')
    .replaceAll('ə', 'a');
