/** The languages of LocalHands. The first is used where a reader asks for none of them. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** `hi-IN;q=0.8` → Hindi, 0.8. Undefined for another language, and for one that the reader rules out by `q=0`. */
const readWish = (part: string): { language: Language; q: number } | undefined => {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const language = range.split('-')[0];
  if (!isLanguage(language)) return undefined;
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const q = weight === undefined ? 1 : Number(weight.slice(2));
  return q > 0 && q <= 1 ? { language, q } : undefined;
};

/** The best of ours in an Accept-Language header; of two that are wanted alike, the one named first. */
export const wantedLanguage = (acceptLanguage: string | undefined): Language => {
  let best: Language = 'en';
  let most = 0;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const wish = readWish(part);
    if (wish && wish.q > most) [best, most] = [wish.language, wish.q];
  }
  return best;
};
