import { LocateFixed, LoaderCircle, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { words } from '#words/home.tsx';
import type { NamedPlace } from '../../features/place/place-names.ts';
import { usePlaceText } from '../../features/map/place-text.ts';
import { useEarlyValue } from '../../device/early-value.ts';
import type { Place } from '#domain/place.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';
import type { Finder } from './found-places.tsx';

/** The names of places, and the list of those found, are fetched when a visitor begins to look for one. */
const fetchFinder = async (): Promise<Finder> => (await import('./found-places.tsx')).loadFinder();

type Props = {
  /** What is in the field: a place that was chosen, or what has been typed since. */
  text: string;
  wrong: boolean;
  /** Where the person is as far as is known: what is found there comes first. */
  near: Place | undefined;
  /** The id of the sentence about it. */
  saidBy: string;
  locating: boolean;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  onLocate: () => void;
  /** Several may be meant, and none was chosen. */
  onUnsure: () => void;
};

/** Where the work is: a part of town typed and chosen from what is found, or the device's answer. */
export const PlaceField = ({
  text,
  wrong,
  near,
  saidBy,
  locating,
  onType,
  onChoose,
  onLocate,
  onUnsure,
}: Props) => {
  const id = useId();
  const [finder, setFinder] = useState<Finder>();
  const [open, setOpen] = useState(false);
  const found = open && finder ? finder.search(text, near) : [];
  const sure = found[0] && finder?.sure(text, near);
  const first = usePlaceText(finder && found[0] ? finder.labelOf(found[0]) : '');

  const load = () => {
    if (!finder) fetchFinder().then(setFinder, () => undefined);
  };
  const look = (typed: string) => {
    load();
    setOpen(true);
    onType(typed);
  };
  const input = useEarlyValue<HTMLInputElement>((typed) => {
    if (typed !== text) look(typed);
  });

  const choose = (place: NamedPlace) => {
    setOpen(false);
    if (!finder) return;
    const { lat, long, found: how } = place;
    onChoose({ lat, long, label: finder.labelOf(place), found: how });
  };

  /** Who goes on without choosing sees in the field what was taken; where several may be meant, none is. */
  const goOn = () => {
    if (sure) choose(sure);
    else onUnsure();
  };

  return (
    <div
      className="relative flex min-w-0 items-center gap-[min(0.75rem,2vw)] px-[min(0.875rem,2vw)] py-2.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (found.length === 0 || currentTarget.contains(relatedTarget)) return;
        goOn();
        setOpen(false);
      }}
    >
      <MapPin aria-hidden className="text-accent size-[min(1.25rem,6vw)] shrink-0" />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-ink-soft block text-sm font-medium">
          {words.search.where}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={words.search.place}
          aria-invalid={wrong}
          aria-describedby={saidBy}
          value={text}
          onFocus={({ target }) => {
            load();
            if (wrong) setOpen(true);
            // A place that was chosen is replaced by what is typed. Not what is being typed: the focus from before the
            // program is told of again once the program is there, after the first letters.
            if (!open && target.value === text) target.select();
          }}
          onChange={({ target }) => look(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            if (event.key !== 'Enter' || found.length === 0) return;
            // Enter takes what was surely meant; only then does it send the form.
            event.preventDefault();
            goOn();
          }}
          className="placeholder:text-ink-faint text-ink w-full min-w-0 bg-transparent font-semibold outline-none"
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {found.length > 0 && words.search.found(found.length, first.split(',')[0] ?? first)}
      </p>
      {finder && found.length > 0 && (
        <finder.FoundPlaces found={found} sure={sure} onChoose={choose} />
      )}
      <button
        type="button"
        aria-label={words.search.locate}
        aria-busy={locating}
        onClick={onLocate}
        className="text-accent hover:bg-accent-soft grid size-[min(2.75rem,12vw)] shrink-0 place-items-center rounded-full"
      >
        {locating ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        ) : (
          <LocateFixed aria-hidden className="size-5" />
        )}
      </button>
    </div>
  );
};
