import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { words } from '#words/offline.ts';
import { Button } from '../ui/button.tsx';

type Props = { onTake: () => void; onLater: () => void };

const UpdateOffer = ({ onTake, onLater }: Props) => {
  const [taking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    onTake();
  };
  return (
    <section
      aria-labelledby="update-offer"
      className="no-print rounded-card border-line bg-raised shadow-lift animate-rise mx-auto my-3 grid max-w-md gap-3 border p-4"
    >
      <div aria-live="polite" className="flex items-start gap-3">
        <RefreshCw aria-hidden className="text-accent mt-0.5 size-5 shrink-0" />
        <div className="grid gap-0.5">
          <h2 id="update-offer" className="font-bold">
            {words.update.title}
          </h2>
          <p className="text-ink-soft text-sm">{words.update.text}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onLater}>
          {words.update.later}
        </Button>
        <Button busy={taking} onClick={take}>
          {words.update.take}
        </Button>
      </div>
    </section>
  );
};

let shown: Root | undefined;

const close = () => {
  shown?.unmount();
  shown = undefined;
};

/** Above the app, in whatever frame its page has: there it takes room and covers nothing. */
export const showOffer = (take: () => void): void => {
  if (shown) return;
  const place = document.createElement('div');
  document.body.prepend(place);
  shown = createRoot(place);
  shown.render(<UpdateOffer onTake={take} onLater={close} />);
};
