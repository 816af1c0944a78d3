import { Star } from 'lucide-react';
import { locale } from '#words/language.ts';
import { words } from '#words/rating-line.ts';
import { lazily } from '../../ui/lazily.ts';

type Props = {
  rating: number | null;
  ratings: number;
};

const oneDecimal = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** 4.8, as it is said everywhere. */
export const ratingText = (rating: number): string => oneDecimal().format(rating);

/** §13: the average and of how many; who has fewer than three is new. */
export const RatingLine = ({ rating, ratings }: Props) => {
  if (rating === null) return <span className="text-accent font-semibold">{words.fresh}</span>;
  const count = ratings.toLocaleString(locale);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden className="text-star size-4 fill-current" />
      <span className="sr-only">{words.average(ratingText(rating), ratings, count)}</span>
      <span aria-hidden>
        <strong className="text-ink">{ratingText(rating)}</strong> ({count})
      </span>
    </span>
  );
};
