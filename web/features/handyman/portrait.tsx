import { useState } from 'react';
import { initialsOf } from '#domain/initials.ts';
import { numberOf, portraitNamed } from '#domain/portrait.ts';

type Person = { id: string | number; name: string; profile?: string | null | undefined };

const grounds = ['#a9dcd4', '#f8cf94', '#b3cdf5', '#f3b9c8', '#c6c0f3', '#b2dfba'] as const;

const initialsPicture = (name: string, ground: string): string => {
  const text = `<text x="60" y="61" fill="#14312e" font-family="Figtree Variable,system-ui,sans-serif" font-size="44" font-weight="700" text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="${ground}" d="M0 0h120v120H0z"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const initialsOnGround = ({ id, name }: Person): string =>
  initialsPicture(name, grounds[numberOf(String(id)) % grounds.length] ?? grounds[0]);

/** The address of the picture that stands for a person without a photo; a name that tells nothing gets its initials. */
export const portraitOf = ({ id, name }: Person, customer = false): string => {
  const picture = portraitNamed({ id, name }, customer);
  return picture === undefined
    ? initialsOnGround({ id, name })
    : `/images/portraits/${picture}.webp`;
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
