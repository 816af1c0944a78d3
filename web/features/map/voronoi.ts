/** Kilometres east and north of some middle: flat enough for a city. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

const corners = 40;

const disc = ([x, y]: Point, radius: number): Polygon =>
  Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** Cuts off what lies where `side` is positive; `side` must be linear. */
const clip = (polygon: Polygon, side: (point: Point) => number): Polygon => {
  const kept: Point[] = [];
  for (const [i, to] of polygon.entries()) {
    const from = polygon.at(i - 1) ?? to;
    const [a, b] = [side(from), side(to)];
    if (a > 0 !== b > 0) {
      const share = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    if (b <= 0) kept.push(to);
  }
  return kept;
};

/** Positive where `other` is nearer than `own`. */
const nearerTo =
  (own: Point, other: Point) =>
  ([x, y]: Point): number => {
    const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
    return (x - (own[0] + other[0]) / 2) * dx + (y - (own[1] + other[1]) / 2) * dy;
  };

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** For each point the part of the disc around it that is nearer to it than to any other: always convex. */
export const voronoiCells = (points: readonly Point[], radius: number): readonly Polygon[] =>
  points.map((own) => {
    let cell = disc(own, radius);
    for (const other of points) {
      const distance = apart(own, other);
      if (distance > 0 && distance < 2 * radius) cell = clip(cell, nearerTo(own, other));
    }
    return cell;
  });

export const contains = (polygon: Polygon, [x, y]: Point): boolean => {
  let within = false;
  for (const [i, to] of polygon.entries()) {
    const from = polygon.at(i - 1) ?? to;
    if (from[1] > y === to[1] > y) continue;
    if (x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) within = !within;
  }
  return within;
};

/** Numbers from 0 on, such that near points differ: each takes the first that its nearest do not have. */
export const tints = (points: readonly Point[], count: number): readonly number[] => {
  const taken: number[] = [];
  for (const [i, own] of points.entries()) {
    const nearest = points
      .slice(0, i)
      .map((other, j) => ({ distance: apart(own, other), tint: taken[j] ?? 0 }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, count - 1);
    const near = new Set(nearest.map(({ tint }) => tint));
    // Starting from another number each time, so that all of them are seen.
    const order = Array.from({ length: count }, (_, k) => (i + k) % count);
    taken.push(order.find((tint) => !near.has(tint)) ?? 0);
  }
  return taken;
};
