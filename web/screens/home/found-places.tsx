import { MapPin } from 'lucide-react';
import { words } from '#words/home.tsx';
import type { Place } from '#domain/place.ts';
import { PlaceText } from '../../features/map/place-text.ts';
import { labelOf, loadPlaces, searchPlaces, surePlace } from '../../features/place/place-names.ts';
import type { NamedPlace } from '../../features/place/place-names.ts';

type Props = {
  found: readonly NamedPlace[];
  /** Enter takes this one. */
  sure: NamedPlace | undefined;
  onChoose: (place: NamedPlace) => void;
};

/** What may be meant by what was typed, below the field. */
const FoundPlaces = ({ found, sure, onChoose }: Props) => (
  <ul
    aria-label={words.search.places}
    className="bg-raised border-line shadow-lift rounded-card absolute inset-x-0 top-full z-20 mt-2 overflow-hidden border py-1.5"
  >
    {found.map((place) => (
      <li key={`${place.name} ${place.city} ${place.lat}`}>
        <button
          type="button"
          // The field keeps the focus, so that the list is still there when the finger is lifted.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
          data-sure={place === sure || undefined}
          className="data-sure:bg-accent-soft hover:bg-sunken focus-visible:bg-sunken flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left font-medium -outline-offset-3"
        >
          <MapPin aria-hidden className="text-ink-faint size-4 shrink-0" />
          <PlaceText label={labelOf(place)} />
        </button>
      </li>
    ))}
  </ul>
);

/** What looks a place up by its name, once all names are here. */
export const loadFinder = async () => {
  const places = await loadPlaces();
  return {
    search: (text: string, near: Place | undefined) => searchPlaces(text, places, near),
    sure: (text: string, near: Place | undefined) => surePlace(text, places, near),
    labelOf,
    FoundPlaces,
  };
};

export type Finder = Awaited<ReturnType<typeof loadFinder>>;
