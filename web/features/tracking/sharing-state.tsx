import { MapPinOff, Radio } from 'lucide-react';
import { words as ofWay } from '#words/tracking-job.tsx';
import { useSharingChoice } from './sharing-choice.ts';
import { useWatched } from './watch-place.ts';
import { Button } from '../../ui/button.tsx';

const words = ofWay.sharing;

const said = {
  off: words.looking,
  asking: words.looking,
  on: words.on,
  refused: words.refused,
  lost: words.lost,
} as const;

/** §16: whether their place is shared just now, and the other choice one tap away. */
export const SharingState = ({ handymanId }: { handymanId: string }) => {
  const { choice, choose } = useSharingChoice(handymanId);
  const { state } = useWatched();
  const yes = choice === 'yes';
  const works = yes && state === 'on';
  const Icon = works ? Radio : MapPinOff;
  return (
    <div
      className={`rounded-control flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 pr-1.5 pl-4 ${works ? 'bg-good-soft' : 'bg-sunken'}`}
    >
      <p aria-live="polite" className="flex flex-1 basis-56 items-center gap-2.5 py-1 text-sm">
        <Icon
          aria-hidden
          className={`size-4.5 shrink-0 ${works ? 'text-good' : 'text-ink-soft'}`}
        />
        <span>{yes ? said[state] : words.notSharing}</span>
      </p>
      <Button variant="quiet" size="small" onClick={() => choose(yes ? 'no' : 'yes')}>
        {yes ? words.stop : words.start}
      </Button>
    </div>
  );
};
