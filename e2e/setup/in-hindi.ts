import { marks } from './messages.ts';
import type { Message } from './messages.ts';

/** Finds on a page in Hindi what a story looks for in English words. */
export type ToHindi = (text: string, exact: boolean) => RegExp;

export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (sources: readonly string[]): string => {
  const different = [...new Set(sources)];
  return different.length === 1 ? (different[0] ?? '') : `(?:${different.join('|')})`;
};
const lettersIn = (text: string): number => text.replaceAll(/⟨\d⟩|[^\p{L}]/gu, '').length;

/** What stands between messages; a sentence ends with a sign of its own in Hindi. */
const between = (text: string): string => escaped(text).replaceAll(String.raw`\.`, '[.।]');

/** Of a message that is not given whole: whatever is filled in, also a time that it could not put into words. */
const anyFilled = (hi: string): string =>
  escaped(hi)
    .replaceAll(/⟨\d⟩|NaN \S+/g, '.*')
    // A part that is only heard has a space before it.
    .replaceAll(', ', String.raw`\s?, `);

/** One way to read a text: how many of its letters are those of a message, and that message in Hindi. */
type Reading = { readonly letters: number; readonly hindi: string };

/** A message of fewer letters than these, beside what is filled in, says nothing. */
const fewest = 3;

const mostIn = (readings: readonly Reading[]): number =>
  Math.max(0, ...readings.map(({ letters }) => letters));

const best = (readings: readonly Reading[]): Reading => {
  const letters = mostIn(readings);
  const equal = readings.filter((one) => one.letters === letters);
  return { letters, hindi: anyOf(equal.map(({ hindi }) => hindi)) };
};

type Known = Message & { readonly whole: RegExp; readonly letters: number };

const known = (message: Message): Known => ({
  ...message,
  whole: new RegExp(`^${escaped(message.en).replaceAll(/⟨\d⟩/g, '(.+)')}$`, 'i'),
  letters: lettersIn(message.en),
});

export const toHindiWith = (messages: readonly Message[]): ToHindi => {
  // A message that is the same in both, such as CVC, is found as it stands. It is no part to read others by: there it
  // would let English through on a page in Hindi.
  const translated = messages.filter(({ en, hi }) => en !== hi);
  const differs = new Set(translated.map(({ en }) => en));
  const identical = new Set(messages.map(({ en }) => en).filter((en) => !differs.has(en)));
  const needsHindi = (text: string): boolean =>
    /[A-Za-z]{2,}/.test(text) && !identical.has(text.trim()) && text.trim() !== 'LocalHands';

  const all = translated.map(known);
  const closed = all
    .filter(({ en }) => !marks.test(en))
    .toSorted((a, b) => b.en.length - a.en.length);

  /** What was filled in is looked up as well: it may be a service, or a person. */
  const fill = ({ en, hi, letters }: Known, found: RegExpExecArray): Reading => {
    const order = [...en.matchAll(/⟨(\d)⟩/g)].map(([, index]) => Number(index));
    const fillings = order.map((_, at) => read(found[at + 1] ?? ''));
    return {
      letters: fillings.reduce((sum, one) => sum + one.letters, letters),
      hindi: escaped(hi).replaceAll(
        /⟨(\d)⟩/g,
        (_, index: string) => fillings[order.indexOf(Number(index))]?.hindi ?? '.*',
      ),
    };
  };

  const asWhole = (text: string): Reading[] =>
    all.flatMap((one) => {
      const found = one.whole.exec(text);
      return found && one.letters >= Math.min(fewest, lettersIn(text)) ? [fill(one, found)] : [];
    });

  /** A part of a message stands for all of it. */
  const asPart = (text: string): Reading[] =>
    all
      .filter(({ en }) => en.includes(text))
      .map(({ hi }) => ({ letters: lettersIn(text), hindi: anyFilled(hi) }));

  const asFilledPart = (text: string): Reading[] =>
    all
      .map(({ en, hi }) => ({ letters: lettersShared(en, text), hindi: anyFilled(hi) }))
      .filter(({ letters }) => letters > 0);

  /** Several messages in a row, with names and figures between them. */
  const inPieces = (text: string): Reading => {
    const piece = closed.find(
      ({ en }) =>
        en.length > 2 && new RegExp(`(?<!\\p{L})${escaped(en)}(?!\\p{L})`, 'u').test(text),
    );
    if (!piece) return { letters: 0, hindi: between(text) };
    const at = text.indexOf(piece.en);
    const [before, after] = [
      inPieces(text.slice(0, at)),
      inPieces(text.slice(at + piece.en.length)),
    ];
    const same = closed.filter(({ en }) => en === piece.en).map(({ hi }) => escaped(hi));
    return {
      letters: before.letters + piece.letters + after.letters,
      hindi: before.hindi + anyOf(same) + after.hindi,
    };
  };

  const read = (text: string): Reading =>
    needsHindi(text)
      ? best([...asWhole(text), inPieces(text)])
      : { letters: 0, hindi: escaped(text) };

  return (text, exact) => {
    const whole = read(text);
    if (exact) return new RegExp(`^\\s*${whole.hindi}\\s*$`, 'i');
    if (!needsHindi(text)) return new RegExp(escaped(text));
    const direct = [whole, ...asPart(text)];
    // Nothing can say more than every letter, and looking through all messages takes long.
    const most = mostIn(direct);
    const filled =
      most < lettersIn(text) ? asFilledPart(text).filter(({ letters }) => letters > most) : [];
    return new RegExp(best([...direct, ...filled]).hindi, 'i');
  };
};

/**
 * How many letters of a text are the message's, where the text is a part of it with something filled in:
 * `We look for plumbers near` of `We look for ⟨0⟩ near you`. None where it is not.
 */
const lettersShared = (en: string, text: string): number => {
  const pieces = en.split(/⟨\d⟩/);
  const counts = pieces.flatMap((first, from) =>
    pieces.slice(from + 1).map((last, more) => {
      const middle = pieces.slice(from + 1, from + 1 + more);
      const begin = longest(endsOf(first), (end) => text.startsWith(end));
      const end = longest(beginsOf(last), (beginning) => text.endsWith(beginning));
      const rest = text.slice(begin.length, Math.max(begin.length, text.length - end.length));
      const fits = new RegExp(`^.+${middle.map((one) => `${escaped(one)}.+`).join('')}$`).test(
        rest,
      );
      return fits ? lettersIn(begin + middle.join('') + end) : 0;
    }),
  );
  const most = Math.max(0, ...counts);
  return most > 2 * fewest ? most : 0;
};

const endsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.slice(at));
const beginsOf = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, text.length - at));
const longest = (texts: readonly string[], fits: (text: string) => boolean): string =>
  texts.find(fits) ?? '';
