import { Star } from 'lucide-react';
import { useState } from 'react';
import { stars as allStars } from '#domain/rating.ts';
import type { Stars } from '#domain/rating.ts';
import { words } from '#words/rating.tsx';

/** So many of five, for reading. */
export const StarsShown = ({
  stars,
  className = 'size-4',
}: {
  stars: number;
  className?: string;
}) => (
  <span className="inline-flex gap-0.5">
    <span className="sr-only">{words.starsOf5(stars)}</span>
    {allStars.map((one) => (
      <Star
        key={one}
        aria-hidden
        className={`${className} ${one <= stars ? 'text-star fill-current' : 'text-line-strong'}`}
      />
    ))}
  </span>
);

type Props = { name: string; stars: Stars | undefined; onChoose: (stars: Stars) => void };

/** Five buttons of one choice: one tap, or the arrow keys. */
export const StarsInput = ({ name, stars, onChoose }: Props) => {
  const [pointed, setPointed] = useState<Stars>();
  const shown = pointed ?? stars ?? 0;
  return (
    <fieldset>
      <legend className="sr-only">{words.howMany}</legend>
      <div className="-ml-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex" onPointerLeave={() => setPointed(undefined)}>
          {allStars.map((one) => (
            <label
              key={one}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(one)}
              className="has-focus-visible:outline-accent relative grid size-[min(3rem,12vw)] cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === stars}
                onChange={() => onChoose(one)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="sr-only">{words.give(one)}</span>
              <Star
                aria-hidden
                className={`size-[min(2.25rem,9vw)] transition ${one <= shown ? 'text-star fill-current' : 'text-line-strong'} ${one === stars ? 'scale-110' : ''}`}
              />
            </label>
          ))}
        </div>
        {shown > 0 && (
          <span aria-hidden className="text-ink-soft font-semibold">
            {words.meaning[shown as Stars]}
          </span>
        )}
      </div>
    </fieldset>
  );
};
