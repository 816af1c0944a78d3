/** A letter with its vowel sign is one character to a reader: मी, not म. Asking for it is slow, so it is asked for once. */
let graphemes: Intl.Segmenter | undefined;

/** Older browsers cannot be asked: there the first letter and the signs behind it come close. */
const canBeAsked = typeof (Intl as { Segmenter?: unknown }).Segmenter === 'function';

const firstGrapheme = (word: string): string => {
  if (!canBeAsked) return /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '';
  graphemes ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
};

/** What stands for a person who has no picture: the beginnings of the first two words of the name that have letters. */
export const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}\u200C\u200D]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => firstGrapheme(word).toUpperCase())
    .join('');
