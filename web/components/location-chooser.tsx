import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cities } from '#domain/city.ts';
import { usePlace } from '../geolocation.ts';
import type { Finding } from '../geolocation.ts';
import { AreaMap } from './area-map.tsx';
import { regionZoom } from './map/zoom.ts';
import { Button } from './ui/button.tsx';
import { SelectField } from './ui/field.tsx';
import { useFieldError } from './ui/form.tsx';

const said: Readonly<Record<Finding, string>> = {
  idle: 'Choose a city or drop a pin on the map.',
  asking: 'Finding you…',
  denied: 'Your browser does not share your location. Choose a city or drop a pin on the map.',
  unsupported: 'Geolocation not supported. Choose a city or drop a pin on the map.',
  slow: 'Finding you takes too long. Choose a city or drop a pin on the map.',
};

/** What a form says that cannot do without a place. */
export const noPlace = 'Choose your place: a city or a pin on the map.';

/** The middle of India, until we know better. */
const middle = { lat: 22.5, long: 79.5 };

type Props = {
  /** What the place is for. */
  label: string;
  tiles: string | null | undefined;
  /** Always on the page, or only when asked for. */
  map: 'shown' | 'on demand';
};

/**
 * §7: where the work is. The browser is asked first; when it refuses, cannot or dawdles, a city or a
 * pin does as well. The choice is remembered.
 */
export const LocationChooser = ({ label, tiles, map }: Props) => {
  const { place, finding, find, choose } = usePlace();
  const [opened, setOpened] = useState(false);

  const start = useEffectEvent(() => {
    if (place === undefined || place.from === 'browser') find();
  });
  // Only when the page opens: later changes are the visitor's.
  useEffect(() => start(), []);

  const missing = useFieldError('place');
  const city = place?.from === 'city' ? place.label : '';
  return (
    <section aria-label={label} data-field="place" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="flex min-w-0 items-start gap-2">
          <MapPin aria-hidden className="text-accent mt-0.5 size-5 shrink-0" />
          <span>
            <span className="font-semibold">{label}: </span>
            <span className="text-ink-soft">
              {place !== undefined && finding !== 'asking' ? place.label : said[finding]}
            </span>
          </span>
        </p>
        <Button variant="secondary" size="small" busy={finding === 'asking'} onClick={find}>
          {finding !== 'asking' && <LocateFixed aria-hidden className="size-4" />}
          Use my location
        </Button>
      </div>
      {place !== undefined &&
        (finding === 'denied' || finding === 'unsupported' || finding === 'slow') && (
          <p className="text-ink-soft text-sm">{said[finding]}</p>
        )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <SelectField
            name="place"
            label="City"
            error={place === undefined ? missing : undefined}
            value={city}
            onChange={({ target }) => {
              const chosen = cities.find(({ name }) => name === target.value);
              if (chosen)
                choose({ lat: chosen.lat, long: chosen.long, label: chosen.name, from: 'city' });
            }}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {cities.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        {map === 'on demand' && (
          <Button variant="secondary" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {opened ? 'Hide the map' : 'Drop a pin'}
          </Button>
        )}
      </div>
      {(map === 'shown' || opened) && (
        <>
          <AreaMap
            label="Map. Click to move the pin."
            centre={place ?? middle}
            zoom={place ? regionZoom : regionZoom - 1}
            here={place}
            tiles={tiles}
            onPick={(at) => choose({ ...at, label: 'Pin on the map', from: 'pin' })}
          />
          <p className="text-ink-faint text-sm">Tap the map to move the pin.</p>
        </>
      )}
    </section>
  );
};
