import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Devanagari and Latin letters with the rupee sign, in one look. */
const files = {
  regular: '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf',
  bold: '@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf',
} as const;

export type Weight = keyof typeof files;

type Source = PDFKit.Mixins.PDFFontSource;

const open = async (weight: Weight): Promise<Source> => {
  const { create } = await import('fontkit');
  const file = await readFile(createRequire(import.meta.url).resolve(files[weight]));
  // An opened font will do, which the types do not say.
  return create(file) as unknown as Source;
};

const opened = new Map<Weight, Promise<Source>>();

/** Read once: that takes far longer than a page. */
export const fontOf = (weight: Weight): Promise<Source> => {
  const font = opened.get(weight) ?? open(weight);
  opened.set(weight, font);
  return font;
};
