import { Star } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { sorts } from '#domain/rating.ts';
import { words as rating } from '#words/rating-line.ts';
import type { Ranking } from '../../../features/place/near.ts';
import { leastStars } from './ranking.ts';

const words = rating.sort;

type Props = { ranking: Ranking; onChoose: (ranking: Ranking) => void };

const chip =
  'border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-11 cursor-pointer items-center justify-center gap-1.5 border px-4 text-sm font-semibold transition has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

const unseen = 'absolute inset-0 size-full cursor-pointer opacity-0';

/** Nearest or best rated first, and only those with four stars or more. Both are in the address. */
export const RankingSwitch = ({ ranking, onChoose }: Props) => {
  // The address changes a moment after the press; the controls change at once.
  const [shown, showAtOnce] = useOptimistic(ranking);
  const choose = (next: Ranking) =>
    startTransition(() => {
      showAtOnce(next);
      onChoose(next);
    });
  const { sort: _, ...withoutSort } = shown;
  const { min_rating: least, ...withoutLeast } = shown;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.legend}</legend>
        <div className="flex">
          {sorts.map((sort) => (
            <label
              key={sort}
              className={`${chip} first:rounded-l-control last:rounded-r-control not-first:-ml-px has-checked:z-1`}
            >
              <input
                type="radio"
                name="sort"
                value={sort}
                checked={(shown.sort ?? 'nearest') === sort}
                onChange={() => choose(sort === 'best' ? { ...shown, sort } : withoutSort)}
                className={unseen}
              />
              {words[sort]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={`${chip} rounded-control`}>
        <input
          type="checkbox"
          checked={least !== undefined}
          onChange={() =>
            choose(least === undefined ? { ...shown, min_rating: leastStars } : withoutLeast)
          }
          className={unseen}
        />
        <Star aria-hidden className="text-star size-4 fill-current" />
        {words.least}
      </label>
    </div>
  );
};
