import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { words as chooser } from '#words/place.ts';
import { cityPlaces, labelOf, loadLocalities, searchPlaces, surePlace } from './place-names.ts';
import type { Place } from '#domain/place.ts';
import type { NamedPlace } from './place-names.ts';
import { PlaceText } from '../map/place-text.ts';
import { TextField } from '../../ui/field.tsx';

const words = chooser.search;

type Props = {
  error?: string | undefined;
  /** Where the person is as far as is known: what is found there comes first. */
  near?: Place | undefined;
  onChoose: (place: NamedPlace) => void;
};

/** A city or a part of one, by its name. What is found stands below the field, to be tapped or tabbed to. */
export const PlaceSearch = ({ error, near, onChoose }: Props) => {
  const [text, setText] = useState('');
  const [localities, setLocalities] = useState<readonly NamedPlace[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  /** Enter was pressed where several may be meant. */
  const [unsure, setUnsure] = useState(false);
  const places = [...cityPlaces, ...localities];
  const found = searchPlaces(text, places, near);

  const load = async () => {
    if (state === 'loading' || state === 'ready') return;
    setState('loading');
    const loaded = await loadLocalities().catch(() => undefined);
    setLocalities(loaded ?? []);
    setState(loaded ? 'ready' : 'failed');
  };
  const choose = (place: NamedPlace) => {
    setText('');
    onChoose(place);
  };

  return (
    <div className="grid gap-2">
      <TextField
        name="place-search"
        label={words.label}
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.example}
        error={error}
        value={text}
        onFocus={() => void load()}
        onChange={({ target }) => {
          void load();
          setUnsure(false);
          setText(target.value);
        }}
        onKeyDown={(event) => {
          // Enter takes the one that is surely meant; it does not send the form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const sure = surePlace(text, places, near);
          if (sure) choose(sure);
          else setUnsure(true);
        }}
      />
      <p
        aria-live="polite"
        className={found.length > 0 && !unsure ? 'sr-only' : 'text-ink-soft text-sm'}
      >
        {unsure && found.length > 0 ? words.several : said(text, found.length, state)}
      </p>
      {found.length > 0 && (
        <ul aria-label={words.list} className="rounded-control border-line overflow-hidden border">
          {found.map((place) => (
            <li key={`${place.name} ${place.city} ${place.lat}`}>
              <button
                type="button"
                onClick={() => choose(place)}
                className="hover:bg-sunken focus-visible:bg-sunken flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left"
              >
                <MapPin aria-hidden className="text-ink-faint size-4 shrink-0" />
                <PlaceText label={labelOf(place)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const said = (text: string, count: number, state: string): string => {
  if (text.trim().length < 2) return '';
  if (count > 0) return words.found(count);
  if (state === 'loading') return words.looking;
  return words.unknown(text.trim());
};
