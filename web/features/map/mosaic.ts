import type { Place } from '#domain/place.ts';
import { placeOf, shownName } from './locality.ts';
import type { CityMap } from './cities.ts';
import { contains, tints, voronoiCells } from './voronoi.ts';
import type { Point, Polygon } from './voronoi.ts';

/** How far a locality reaches where no other one begins. */
const cellKm = 2.5;
/** Around a place that the coarse coast leaves in the sea: an island, or new land. */
const islandKm = 0.7;

export const tintCount = 6;

export type Cell = {
  readonly name: string;
  readonly place: Place;
  readonly tint: number;
  readonly shape: readonly Place[];
  /** In the sea, as far as the coast knows: drawn above the water. */
  readonly island: boolean;
};

const kmPerDegree = 111.2;

/** Kilometres around a middle, and back. */
const planeAround = (middle: Place) => {
  const perLong = kmPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  return {
    flat: ({ lat, long }: Place): Point => [
      (long - middle.long) * perLong,
      (lat - middle.lat) * kmPerDegree,
    ],
    round: ([x, y]: Point): Place => ({
      lat: middle.lat + y / kmPerDegree,
      long: middle.long + x / perLong,
    }),
  };
};

/** A list of latitudes and longitudes in turn, times ten thousand. */
export const ringOf = (numbers: readonly number[]): readonly Place[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    lat: (numbers[2 * i] ?? 0) / 10_000,
    long: (numbers[2 * i + 1] ?? 0) / 10_000,
  }));

type Coast = { readonly land: readonly Polygon[]; readonly covers: (point: Point) => boolean };

/**
 * The localities of some cities as cells: whatever is nearest to each, up to 2.5 km. Approximate by nature: the
 * post office of a locality stands for its middle. The sea is drawn above them.
 */
export const mosaicOf = (maps: readonly CityMap[]): readonly Cell[] => {
  const localities = maps.flatMap(({ places }) => places);
  const [first] = localities;
  if (!first) return [];
  const { flat, round } = planeAround(placeOf(first));
  const points = localities.map((locality) => flat(placeOf(locality)));
  const coasts: readonly Coast[] = maps.flatMap(({ coast }) => {
    if (!coast) return [];
    const [south = 0, west = 0, north = 0, east = 0] = coast.window;
    const corner = flat({ lat: south / 10_000, long: west / 10_000 });
    const opposite = flat({ lat: north / 10_000, long: east / 10_000 });
    return {
      land: coast.land.map((ring) => ringOf(ring).map(flat)),
      covers: ([x, y]: Point) =>
        x > corner[0] && x < opposite[0] && y > corner[1] && y < opposite[1],
    };
  });

  const cells = voronoiCells(points, cellKm);
  const islands = voronoiCells(points, islandKm);
  const tint = tints(points, tintCount);
  return localities.map((locality, i) => {
    const point = points[i] ?? [0, 0];
    const coast = coasts.find(({ covers }) => covers(point));
    const island = coast !== undefined && !coast.land.some((land) => contains(land, point));
    const shape = (island ? islands[i] : cells[i]) ?? [];
    return {
      name: shownName(locality),
      place: placeOf(locality),
      tint: tint[i] ?? 0,
      shape: shape.map(round),
      island,
    };
  });
};
