import { LocateFixed, LoaderCircle, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { words } from '#words/home.tsx';
import type { NamedPlace } from '../../components/place-names.ts';
import { useEarlyValue } from '../../device/early-value.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';

type Names = typeof import('../../components/place-names.ts');
type Known = { readonly names: Names; readonly places: readonly NamedPlace[] };

/** The names of places are fetched when somebody begins to look for one. */
const fetchPlaces = async (): Promise<Known> => {
  const names = await import('../../components/place-names.ts');
  return { names, places: await names.loadPlaces() };
};

type Props = {
  /** What is in the field: a place that was chosen, or what has been typed since. */
  text: string;
  wrong: boolean;
  /** The id of the sentence about it. */
  saidBy: string;
  locating: boolean;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  onLocate: () => void;
};

/** Where the work is: a part of town typed and chosen from what is found, or the device's answer. */
export const PlaceField = ({
  text,
  wrong,
  saidBy,
  locating,
  onType,
  onChoose,
  onLocate,
}: Props) => {
  const id = useId();
  const [known, setKnown] = useState<Known>();
  const [open, setOpen] = useState(false);
  const found = open && known ? known.names.searchPlaces(text, known.places) : [];

  const load = () => {
    if (!known) fetchPlaces().then(setKnown, () => undefined);
  };
  const look = (typed: string) => {
    load();
    setOpen(true);
    onType(typed);
  };
  const input = useEarlyValue<HTMLInputElement>((typed) => {
    if (typed !== text) look(typed);
  });

  const choose = (place: NamedPlace | undefined) => {
    setOpen(false);
    if (!known || !place) return;
    const { lat, long, found: how } = place;
    onChoose({ lat, long, label: known.names.labelOf(place), found: how });
  };

  return (
    <div
      className="relative flex min-w-0 items-center gap-[min(0.75rem,2vw)] px-[min(0.875rem,2vw)] py-2.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The first is marked and is taken: who goes on without choosing sees in the field what it was.
        if (!currentTarget.contains(relatedTarget)) choose(found[0]);
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
            // A place that was chosen is replaced by what is typed. Not what is being typed: the focus from before the
            // program is told of again once the program is there, after the first letters.
            if (!open && target.value === text) target.select();
          }}
          onChange={({ target }) => look(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            if (event.key !== 'Enter' || found.length === 0) return;
            // Enter takes the first that was found; only then does it send the form.
            event.preventDefault();
            choose(found[0]);
          }}
          className="placeholder:text-ink-faint text-ink w-full min-w-0 bg-transparent font-semibold outline-none"
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {found.length > 0 && words.search.found(found.length, found[0]?.name ?? '')}
      </p>
      {found.length > 0 && (
        <ul
          aria-label={words.search.places}
          className="bg-raised border-line shadow-lift rounded-card absolute inset-x-0 top-full z-20 mt-2 overflow-hidden border py-1.5"
        >
          {found.map((place) => (
            <li key={`${place.name} ${place.city} ${place.lat}`} className="group/place">
              <button
                type="button"
                // The field keeps the focus, so that the list is still there when the finger is lifted.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
                className="group-first/place:bg-accent-soft hover:bg-sunken focus-visible:bg-sunken flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left font-medium -outline-offset-3"
              >
                <MapPin aria-hidden className="text-ink-faint size-4 shrink-0" />
                {known?.names.labelOf(place)}
              </button>
            </li>
          ))}
        </ul>
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
