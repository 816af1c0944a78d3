import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { words } from '#words/place.ts';
import { nearestCity } from '#domain/city.ts';
import type { Place } from '#domain/place.ts';
import { isExact, usePlace } from '../../device/geolocation.ts';
import type { ChosenPlace, Finding } from '../../device/geolocation.ts';
import type { PlaceSource } from '../../device/own-place.ts';
import { AreaMap } from '../map/area-map.tsx';
import { useAreaName } from '../map/area-name.ts';
import { usePlaceText } from '../map/place-text.ts';
import type { MapMe } from '../map/map-props.ts';
import { MiniMap } from '../map/mini-map.tsx';
import { pinZoom, regionZoom, zoomOf } from '../map/zoom.ts';
import { labelOf } from './place-names.ts';
import { PlaceSearch } from './place-search.tsx';
import { Button } from '../../ui/button.tsx';
import { useFieldError } from '../../ui/form.tsx';

const said: Readonly<Record<Finding, string>> = words.said;

/** What a form says that cannot do without a place. */
export const { noPlace } = words;

/** A professional at the middle of a whole city would seem near to every customer in it. */
export const { tooLarge } = words;

/** The middle of India, until we know better. */
const middle = { lat: 22.5, long: 79.5 };

/** A tap on a map of half the country names a region, not a place. */
const pinned = (at: Place, zoom: number): ChosenPlace => {
  if (zoom >= pinZoom) return { ...at, label: words.pin, found: 'pin' };
  return { ...at, label: nearestCity(at) ?? words.region, found: 'city' };
};

/** About as large as an area is when it is known by its name only. */
const areaMetres = 1000;

/** With the name of an area beside it; a city has its own on the map, and a pin speaks for itself. */
const meAt = ({ lat, long, label, found, accuracyMetres }: ChosenPlace): MapMe => ({
  place: { lat, long },
  accuracyMetres: accuracyMetres ?? (found === 'locality' ? areaMetres : undefined),
  label: found === 'locality' ? label : undefined,
});

type Props = {
  /** What the place is for. */
  label: string;
  tiles: string | null | undefined;
  /** Always on the page, or only when asked for. */
  map: 'shown' | 'on demand';
  /** How close the map looks when it opens; a region unless said otherwise. */
  zoom?: number | undefined;
  /** Where it looks while no place is known. */
  near?: Place | undefined;
  /** Lower on a phone, where it shares the room. */
  compact?: boolean;
  /** A place of its own; otherwise the one that is remembered for every page. */
  source?: PlaceSource;
  /** The middle of an area will not do. */
  exact?: boolean;
};

/**
 * §7: where the work is. The browser is asked first; when it refuses, cannot or dawdles, an area or a
 * pin does as well. The choice is remembered.
 */
export const LocationChooser = ({
  label,
  tiles,
  map,
  zoom = regionZoom,
  near,
  compact = false,
  source,
  exact = false,
}: Props) => {
  const everywhere = usePlace();
  const { place, remembered, finding, find, look, choose } = source ?? everywhere;
  const [opened, setOpened] = useState(false);
  /** A place was named since the page opened: the map goes there. */
  const [named, setNamed] = useState(map === 'on demand');

  const start = useEffectEvent(() => look());
  // Only when the page opens: later changes are the visitor's.
  useEffect(() => start(), []);

  // An area has a name already.
  const around = useAreaName(place && isExact(place) ? place : undefined);
  const text = usePlaceText(place?.label ?? '');
  const missing = useFieldError('place');
  const unknownZoom = near === undefined ? regionZoom - 1 : zoomOf.city;
  const knownZoom = place && named ? zoomOf[place.found] : zoom;
  const viewZoom = place === undefined ? unknownZoom : knownZoom;
  const rough = place !== undefined && !isExact(place);
  const tooRough = place === undefined || (exact && rough);
  return (
    <section aria-label={label} data-field="place" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
          {place === undefined ? (
            <span className="rounded-card bg-accent-soft text-accent grid size-18 shrink-0 place-items-center">
              <MapPin aria-hidden className="size-7" />
            </span>
          ) : (
            <MiniMap place={place} className="rounded-card size-18 shrink-0" />
          )}
          <p aria-live="polite" className="min-w-0">
            <span className="text-ink-soft block text-sm font-semibold">
              {label}
              <span className="sr-only">: </span>
            </span>
            {place !== undefined && finding !== 'asking' ? (
              <>
                <span className="text-lg leading-snug font-bold">{text}</span>
                <span className="text-ink-soft">
                  {rough && `, ${words.roughly}`}
                  {remembered && ` (${words.asLastTime})`}
                  {around !== undefined && (
                    <span className="block text-sm">{words.near(around)}</span>
                  )}
                </span>
              </>
            ) : (
              <span className="text-ink-soft">{said[finding]}</span>
            )}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          busy={finding === 'asking'}
          onClick={() => {
            setNamed(true);
            find();
          }}
        >
          {finding !== 'asking' && <LocateFixed aria-hidden className="size-4" />}
          {words.myLocation}
        </Button>
      </div>
      {place !== undefined && finding !== 'idle' && finding !== 'asking' && (
        <p className="text-ink-soft text-sm">{said[finding]}</p>
      )}
      <PlaceSearch
        near={place ?? near}
        error={tooRough || place.found === 'city' ? missing : undefined}
        onChoose={(found) => {
          setNamed(true);
          choose({ lat: found.lat, long: found.long, label: labelOf(found), found: found.found });
        }}
      />
      {map === 'on demand' && (
        <Button
          variant="secondary"
          aria-expanded={opened}
          className="justify-self-start"
          onClick={() => setOpened(!opened)}
        >
          {opened ? words.hideMap : words.showMap}
        </Button>
      )}
      {(map === 'shown' || opened) && (
        <>
          <AreaMap
            label={words.map}
            size={compact ? 'low' : 'standard'}
            purpose="page"
            centre={place ?? near ?? middle}
            zoom={viewZoom}
            me={place && meAt({ ...place, label: text })}
            tiles={tiles}
            onPick={(at, closeness) => choose(pinned(at, closeness))}
          />
          <p className="text-ink-soft text-sm">
            {rough ? words.notExact : words.movePin}
            {tiles === null && ` ${words.approximate}`}
          </p>
        </>
      )}
    </section>
  );
};
