import { Eye } from 'lucide-react';
import { useState } from 'react';
import { words } from '#words/operator-tickets.ts';
import { Button } from '../../../../ui/button.tsx';

type Props = { id: string; positions: readonly number[] };

/** §15: shown when they are asked for, because each look is written down. */
export const Photos = ({ id, positions }: Props) => {
  const [shown, setShown] = useState(false);
  if (positions.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="text-sm font-semibold">{words.photos}</h2>
      {shown ? (
        <ul className="grid w-full gap-3 sm:grid-cols-3">
          {positions.map((position) => (
            <li key={position}>
              <img
                src={`/api/operator/tickets/${id}/photos/${position}`}
                alt={words.photo(position)}
                className="rounded-control border-line w-full border"
              />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Button variant="secondary" size="small" onClick={() => setShown(true)}>
            <Eye aria-hidden className="size-4" />
            {words.seePhotos(positions.length)}
          </Button>
          <p className="text-ink-faint text-sm">{words.photosNote}</p>
        </>
      )}
    </div>
  );
};
