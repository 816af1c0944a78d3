import { Star } from 'lucide-react';
import type { Replied } from '#contract/call.ts';
import type { listWords } from '#contract/rating.ts';
import { locale } from '#words/language.ts';
import { words } from '#words/rating.tsx';
import { words as line } from '#words/rating-line.ts';
import { ratingText } from './rating-line.tsx';

type Props = Pick<Replied<typeof listWords>, 'rating' | 'ratings' | 'stars'>;

/** The average, and how many gave how many stars. */
export const RatingSummary = ({ rating, ratings, stars }: Props) => (
  <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
    <p className="grid justify-items-center gap-0.5">
      <span className="flex items-center gap-1.5 text-4xl font-extrabold tabular-nums">
        {rating === null ? line.fresh : ratingText(rating)}
        {rating !== null && <Star aria-hidden className="text-star size-7 fill-current" />}
      </span>
      <span className="text-ink-soft text-sm">
        {line.ratings(ratings, ratings.toLocaleString(locale))}
      </span>
    </p>
    <ul aria-label={words.said.stars} className="grid min-w-0 flex-1 basis-48 gap-1">
      {stars.map(({ stars: given, count }) => (
        <li key={given} className="flex items-center gap-2 text-sm tabular-nums">
          <span className="sr-only">{words.said.times(given, count)}</span>
          <span aria-hidden className="w-3 text-right">
            {given}
          </span>
          <span aria-hidden className="bg-sunken h-2 flex-1 overflow-hidden rounded-full">
            <span
              className="bg-star block h-full rounded-full"
              style={{ width: `${ratings === 0 ? 0 : (100 * count) / ratings}%` }}
            />
          </span>
          <span aria-hidden className="text-ink-soft w-8">
            {count.toLocaleString(locale)}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
