/** In English, in front of a word that may change: a plumber, an electrician. */
export const withArticle = (word: string): string =>
  `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
