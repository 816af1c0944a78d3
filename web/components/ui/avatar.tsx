import { useState } from 'react';

const hues = [
  'bg-tint-maid',
  'bg-tint-electrician',
  'bg-tint-garbage',
  'bg-tint-handy',
  'bg-tint-carpenter',
  'bg-tint-plumber',
] as const;

const sizes = { medium: 'size-14 text-lg', large: 'size-24 text-3xl' } as const;

type Props = { name: string; photo: string | null; size?: keyof typeof sizes };

/** A photo, or the initials where there is none or it does not load. */
export const Avatar = ({ name, photo, size = 'medium' }: Props) => {
  const [broken, setBroken] = useState<string>();
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  const hue =
    hues[name.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % hues.length];
  const shape = `${sizes[size]} shrink-0 rounded-full`;
  if (photo !== null && photo !== '' && photo !== broken) {
    return (
      <img
        src={photo}
        alt=""
        loading="lazy"
        onError={() => setBroken(photo)}
        className={`${shape} object-cover`}
      />
    );
  }
  return (
    <div aria-hidden className={`${shape} ${hue ?? ''} text-ink grid place-items-center font-bold`}>
      {initials}
    </div>
  );
};
