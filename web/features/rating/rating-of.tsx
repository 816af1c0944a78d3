import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RatingLine } from './rating-line.tsx';

/** Loaded with the first press, because few press it. */
const WordsDialog = lazyComponent(async () => (await import('./words-dialog.tsx')).WordsDialog);

type Props = {
  handyman: { handyman_id: string; name: string; rating: number | null; ratings: number };
};

/** The average of a professional; where there are ratings, a press shows what was said. */
export const RatingOf = ({ handyman: { handyman_id, name, rating, ratings } }: Props) => {
  const [open, setOpen] = useState<boolean>();
  const line = <RatingLine rating={rating} ratings={ratings} />;
  if (ratings === 0) return line;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="decoration-line-strong inline-flex min-h-6 items-center rounded underline underline-offset-4 hover:decoration-current"
      >
        {line}
      </button>
      {open !== undefined && (
        <WordsDialog
          handymanId={handyman_id}
          name={name}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
