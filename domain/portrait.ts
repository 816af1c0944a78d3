import { faceOfName } from './portrait-names.ts';
import type { Face } from './portrait-names.ts';

/** Which pictures may stand for a face: name of the file, its first and its last number. */
const pictures: Record<Face, readonly [string, number, number]> = {
  man: ['man', 1, 24],
  turban: ['turban', 1, 4],
  woman: ['woman', 1, 16],
  'plain woman': ['woman', 11, 16],
  veil: ['veil', 1, 4],
};

/** The men from the thirteenth on wear work clothes. */
const customerMen = ['man', 1, 12] as const;

/** The same number for the same text in every browser (FNV-1a). */
export const numberOf = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/**
 * The picture that stands for a person without a photo: always the same one for the same person. None for a name that
 * tells nothing.
 */
export const portraitNamed = (
  { id, name }: { readonly id: string | number; readonly name: string },
  customer = false,
): string | undefined => {
  const face = faceOfName(name);
  if (!face) return undefined;
  const [file, first, last] = customer && face === 'man' ? customerMen : pictures[face];
  return `${file}-${first + (numberOf(String(id)) % (last - first + 1))}`;
};
