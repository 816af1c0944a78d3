import { useState } from 'react';
import { MapPin } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { isPlace } from '#domain/place.ts';
import { words } from '#words/caller.tsx';
import { words as placeWords } from '#words/place.ts';
import { SavedChoice } from '../../../features/address/saved-choice.tsx';
import { savedName } from '../../../features/address/saved-name.ts';
import { AreaMap } from '../../../features/map/area-map.tsx';
import { useAreaName } from '../../../features/map/area-name.ts';
import { PlaceText } from '../../../features/map/place-text.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';
import { zoomOf } from '../../../features/map/zoom.ts';
import { Panel } from '../../../features/operator/panel.tsx';
import { labelOf } from '../../../features/place/place-names.ts';
import { PlaceSearch } from '../../../features/place/place-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Caller, Spot } from './wanted.ts';

type Details = { readonly address: string; readonly note: string };

type Props = {
  caller: Caller;
  spot: Spot | undefined;
  details: Details;
  onSpot: (spot: Spot) => void;
  onDetails: (details: Details) => void;
};

const text = words.place;

/** §17: a saved address brings its pin and its line; else a place by its name, by numbers, or on the map. */
export const WhereTo = ({ caller, spot, details, onSpot, onDetails }: Props) => {
  const chosen = caller.addresses.find(
    ({ lat, long, address }) =>
      lat === spot?.lat && long === spot.long && address === details.address,
  );
  /** The line of a saved address does not go with another place. */
  const goTo = (there: Spot) => {
    onSpot(there);
    const saved = caller.addresses.some(({ address }) => address === details.address);
    if (saved) onDetails({ ...details, address: '' });
  };
  return (
    <Panel title={text.title}>
      <SavedChoice
        label={text.saved}
        addresses={caller.addresses}
        chosen={chosen?.address_id}
        onChoose={(saved) => {
          const { lat, long, address } = saved;
          onSpot({ lat, long, label: savedName(saved) });
          onDetails({ ...details, address });
        }}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <PlaceSearch
          near={spot ?? caller}
          onChoose={(found) =>
            goTo({ lat: found.lat, long: found.long, label: labelOf(found), rough: true })
          }
        />
        <Exact onSpot={goTo} />
      </div>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => goTo({ lat: caller.lat, long: caller.long, label: text.signUp })}
      >
        <MapPin aria-hidden className="size-4" />
        {text.signUp}
      </Button>
      {spot && <Chosen spot={spot} onSpot={onSpot} />}
      <TextField
        name="address"
        label={text.address}
        hint={text.addressHint}
        autoComplete="off"
        maxLength={limits.visitAddress}
        value={details.address}
        onChange={({ target }) => onDetails({ ...details, address: target.value })}
      />
      <TextField
        name="note"
        label={text.note}
        hint={text.noteHint}
        autoComplete="off"
        maxLength={limits.visitNote}
        value={details.note}
        onChange={({ target }) => onDetails({ ...details, note: target.value })}
      />
    </Panel>
  );
};

/** What was chosen, and a map to move the pin to the door. */
const Chosen = ({ spot, onSpot }: Pick<Props, 'onSpot'> & { spot: Spot }) => {
  const tiles = useTiles();
  const around = useAreaName(spot);
  return (
    <div className="grid gap-3">
      <p aria-live="polite">
        <span className="text-ink-soft block text-sm font-semibold">{text.chosen}</span>
        <strong>
          <PlaceText label={spot.label} />
        </strong>
        {around !== undefined && around !== spot.label && (
          <span className="text-ink-soft text-sm"> {text.near(around)}</span>
        )}
      </p>
      <AreaMap
        label={placeWords.map}
        size="low"
        purpose="aside"
        centre={spot}
        zoom={zoomOf.locality}
        me={{ place: spot }}
        tiles={tiles}
        onPick={(at) => onSpot({ ...at, label: text.pin })}
      />
      {spot.rough && <p className="text-ink-soft text-sm">{placeWords.notExact}</p>}
    </div>
  );
};

const placeIn = (typed: string) => {
  const [lat, long, ...more] = typed.split(/[\s,]+/).filter((part) => part !== '');
  const place = { lat: Number(lat), long: Number(long) };
  return long !== undefined && more.length === 0 && isPlace(place) ? place : undefined;
};

/** As a caller can send it by a message from their phone. */
const Exact = ({ onSpot }: Pick<Props, 'onSpot'>) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="grid content-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const place = placeIn(typed);
        setWrong(!place);
        if (!place) return;
        setTyped('');
        onSpot({ ...place, label: text.pin });
      }}
    >
      <TextField
        name="exact"
        label={text.exact}
        hint={text.exactHint}
        error={wrong ? text.exactWrong : undefined}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setWrong(false);
          setTyped(target.value);
        }}
      />
      {typed.trim() !== '' && (
        <Button type="submit" variant="secondary" size="small" className="justify-self-start">
          {text.use}
        </Button>
      )}
    </form>
  );
};
