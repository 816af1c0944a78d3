import { useState } from 'react';
import { initialsOf } from '#domain/initials.ts';
import { faceOfName } from './portrait-names.ts';
import type { Face } from './portrait-names.ts';

type Person = { id: string | number; name: string; profile?: string | null | undefined };

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

const grounds = ['#a9dcd4', '#f8cf94', '#b3cdf5', '#f3b9c8', '#c6c0f3', '#b2dfba'] as const;

/** The same number for the same text in every browser (FNV-1a). */
const numberOf = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

const initialsPicture = (name: string, ground: string): string => {
  const text = `<text x="60" y="61" fill="#14312e" font-family="Figtree Variable,system-ui,sans-serif" font-size="44" font-weight="700" text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="${ground}" d="M0 0h120v120H0z"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const initialsOnGround = ({ id, name }: Person): string =>
  initialsPicture(name, grounds[numberOf(String(id)) % grounds.length] ?? grounds[0]);

/**
 * The address of the picture that stands for somebody who has no photo: always the same one for the same person.
 * A name that tells nothing gets its initials.
 */
export const portraitOf = ({ id, name }: Person, customer = false): string => {
  const number = numberOf(String(id));
  const face = faceOfName(name);
  if (!face) return initialsOnGround({ id, name });
  const [file, first, last] = customer && face === 'man' ? customerMen : pictures[face];
  return `/images/portraits/${file}-${first + (number % (last - first + 1))}.webp`;
};

const sizes = {
  small: 'size-9',
  medium: 'size-14',
  large: 'size-24',
} as const;

type Props = {
  person: Person;
  /** Customers are not drawn in work clothes. */
  customer?: boolean;
  size?: keyof typeof sizes;
  className?: string;
};

/** The person's photo; without one, or when it does not load, the portrait drawn for them; at last the initials. */
export const Portrait = ({ person, customer, size = 'medium', className = '' }: Props) => {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const candidates = [person.profile ?? '', portraitOf(person, customer)];
  const shown = candidates.find((picture) => picture !== '' && !broken.includes(picture));
  return (
    <img
      src={shown ?? initialsOnGround(person)}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={shown === undefined ? undefined : () => setBroken([...broken, shown])}
      className={`${sizes[size]} bg-sunken shrink-0 rounded-full object-cover ${className}`}
    />
  );
};
