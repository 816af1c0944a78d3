import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';

/** The distance to a handyman as told from a place that the attacker chose. */
export type Sighting = { readonly from: Place; readonly km: number };

const kmPerDegree = 111.195;

/** The place that fits what was said best: Gauss-Newton from where they are known to be about. */
export const locate = (about: Place, sightings: readonly Sighting[]): Place => {
  let guess = about;
  for (let step = 0; step < 20; step += 1) guess = improve(guess, sightings);
  return guess;
};

/** Solves the two normal equations for a step north and a step east, in kilometres. */
const improve = (guess: Place, sightings: readonly Sighting[]): Place => {
  const narrow = Math.cos((guess.lat * Math.PI) / 180);
  let [nn, ne, ee, nr, er] = [0, 0, 0, 0, 0];
  for (const { from, km } of sightings) {
    const away = distanceKm(guess, from);
    if (away < 1e-6) continue;
    const north = ((guess.lat - from.lat) * kmPerDegree) / away;
    const east = ((guess.long - from.long) * kmPerDegree * narrow) / away;
    nn += north * north;
    ne += north * east;
    ee += east * east;
    nr += north * (km - away);
    er += east * (km - away);
  }
  const size = nn * ee - ne * ne;
  if (size < 1e-9) return guess;
  return {
    lat: guess.lat + (nr * ee - er * ne) / size / kmPerDegree,
    long: guess.long + (er * nn - nr * ne) / size / kmPerDegree / narrow,
  };
};
