import { Heart as Icon } from 'lucide-react';
import { addFavourite, removeFavourite } from '#contract/regular.ts';
import { words } from '#words/regular.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { useSession } from '../../data/session.ts';
import { Button } from '../../ui/button.tsx';
import { knownKey, useKnown } from './queries.ts';

type Props = { handymanId: string; name: string };

const useFavourite = (handymanId: string) => {
  const { userId } = useSession();
  const kept = useKnown().some((one) => one.handyman_id === handymanId && one.favourite);
  const add = useSendAndSay(addFavourite, { refetch: knownKey });
  const remove = useSendAndSay(removeFavourite, { refetch: knownKey });
  return {
    shown: userId !== undefined,
    kept,
    busy: add.isPending || remove.isPending,
    turn: () => (kept ? remove : add).mutate({ body: { handyman_id: handymanId } }),
  };
};

/** §27: on a card of the list. */
export const Heart = ({ handymanId, name }: Props) => {
  const { shown, kept, busy, turn } = useFavourite(handymanId);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={words.keep(name)}
      aria-busy={busy}
      onClick={turn}
      className="hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-full transition"
    >
      <Icon
        aria-hidden
        className={`size-5.5 ${kept ? 'text-bad fill-current' : 'text-ink-soft'}`}
      />
    </button>
  );
};

/** §27: the same in words, on the page of a booking. */
export const KeepFavourite = ({ handymanId, name }: Props) => {
  const { kept, busy, turn } = useFavourite(handymanId);
  return (
    <Button
      variant="quiet"
      size="small"
      className="no-print justify-self-start"
      aria-pressed={kept}
      aria-label={words.keep(name)}
      busy={busy}
      onClick={turn}
    >
      <Icon aria-hidden className={`size-4.5 ${kept ? 'text-bad fill-current' : ''}`} />
      {kept ? words.dropShort : words.keepShort}
    </Button>
  );
};
