import { useState } from 'react';
import { currentPosition, findingOf } from './geolocation.ts';
import type { ChosenPlace, Finding } from './geolocation.ts';

/** Where a place comes from and goes to, for a form in which one is chosen. */
export type PlaceSource = {
  readonly place: ChosenPlace | undefined;
  readonly remembered: boolean;
  readonly finding: Finding;
  readonly find: () => void;
  readonly look: () => void;
  readonly choose: (place: ChosenPlace) => void;
};

/** A place of its own, beside the one that the customer is looking at services for. */
export const useOwnPlace = (first: ChosenPlace | undefined): PlaceSource => {
  const [place, setPlace] = useState(first);
  const [finding, setFinding] = useState<Finding>('idle');
  const choose = (chosen: ChosenPlace) => {
    setPlace(chosen);
    setFinding('idle');
  };
  const find = () => {
    setFinding('asking');
    currentPosition().then(choose, (error: unknown) => setFinding(findingOf(error)));
  };
  return {
    place,
    remembered: false,
    finding,
    find,
    look: () => {
      if (place === undefined) find();
    },
    choose,
  };
};
