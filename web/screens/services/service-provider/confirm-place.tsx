import { useState } from 'react';
import { words as list } from '#words/near-list.tsx';
import type { Place } from '#domain/place.ts';
import { LocationChooser } from '../../../features/place/location-chooser.tsx';
import { zoomOf } from '../../../features/map/zoom.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { isExact, usePlace } from '../../../device/geolocation.ts';

const words = list.exactPlace;

type Props = {
  title: string;
  /** What the button says once there is a pin. */
  ask: string;
  /** The middle of the area that was looked at. */
  near: Place;
  tiles: string | null | undefined;
  onClose: () => void;
  onConfirm: (place: Place) => void;
};

/** A visit needs an exact place: it is asked for before the first request. */
export const ConfirmPlace = ({ title, ask, near, tiles, onClose, onConfirm }: Props) => {
  const { place } = usePlace();
  const [opened] = useState(place);
  const exact = place !== undefined && isExact(place) ? place : undefined;
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="mt-4 grid gap-5">
        <LocationChooser
          label={words.place}
          map="shown"
          zoom={opened === undefined ? undefined : zoomOf[opened.found]}
          near={near}
          compact
          tiles={tiles}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button disabled={!exact} onClick={() => exact && onConfirm(exact)}>
            {exact ? ask : words.pinFirst}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
