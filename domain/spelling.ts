import { inLatin, isDevanagari } from './devanagari.ts';

/** A rough phonetic form: English and Hindi words are written in Latin letters in more than one way. */
const soundOfLatin = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/tch|chh/g, 'ch')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    // Garbage, leakage.
    .replace(/ge$/, 'j')
    .replaceAll('x', 'ks')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/([bcdgjkprst])h/g, '$1')
    .replace(/ee|y/g, 'i')
    .replaceAll('oo', 'u')
    .replace(/(.)\1+/g, '$1');

/** Without plural and verb endings: leaking, taps; in Hindi pankha, pankhe. */
const stemOfLatin = (sound: string): string =>
  sound
    .replace(/(?<=...)ing$/, '')
    .replace(/(?<=...)s$/, '')
    .replace(/(?<=...)[ae]$/, '');

/** The long and the short vowel, and other letters that are written for one another. */
const alike: ReadonlyMap<string, string> = new Map([
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['ऐ', 'ए'],
  ['औ', 'ओ'],
  ['ऑ', 'आ'],
  ['\u0940', '\u093F'],
  ['\u0942', '\u0941'],
  ['\u0948', '\u0947'],
  ['\u094C', '\u094B'],
  ['\u0949', '\u093E'],
  ['\u0901', '\u0902'],
  ['श', 'स'],
  ['ष', 'स'],
  ['ण', 'न'],
]);

const soundOfDevanagari = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\u0901-\u0902\u0904-\u0939\u093E-\u094D]/g, '')
    .replace(/[ङञणनम]\u094D(?=[क-ह])/g, '\u0902')
    .replaceAll('\u094D', '')
    .replaceAll('य\u0940', 'ई')
    .replaceAll('य\u0947', 'ए')
    .replace(/./g, (letter) => alike.get(letter) ?? letter)
    .replace(/(.)\1+/g, '$1');

const stemOfDevanagari = (sound: string): string =>
  sound.replace(/(?<=...)[\u093E\u0947\u094B]\u0902?$/, '');

type Sound = { readonly whole: string; readonly stem: string };

const inLatinLetters = (word: string): Sound => {
  const whole = soundOfLatin(word);
  return { whole, stem: stemOfLatin(whole) };
};

/** How a word may be compared: as it is written; a Hindi one after that as it would be in Latin letters. */
export const soundsOf = (word: string): readonly [Sound, ...Sound[]] => {
  if (!isDevanagari(word)) return [inLatinLetters(word)];
  const whole = soundOfDevanagari(word);
  return [{ whole, stem: stemOfDevanagari(whole) }, inLatinLetters(inLatin(word))];
};

/**
 * Letters to change, add, leave out or swap until the text is the name; the first number counts until it is the
 * beginning of the name.
 */
export const lettersOff = (
  text: string,
  name: string,
): { readonly ofBeginning: number; readonly ofWhole: number } => {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, i) => i);
  for (let i = 0; i < text.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < name.length; j += 1) {
      const changed = (row[j] ?? 0) + (text[i] === name[j] ? 0 : 1);
      const swaps = i > 0 && text[i] === name[j - 1] && text[i - 1] === name[j];
      const swapped = swaps ? (before[j - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return { ofBeginning: Math.min(...row), ofWhole: row[name.length] ?? text.length };
};
