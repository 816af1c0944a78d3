/** A box in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Which of the boxes can be shown without covering one before them, or one that is there already. */
export const withoutOverlap = <T extends { readonly box: Box }>(
  wanted: readonly T[],
  there: readonly Box[] = [],
): readonly T[] => {
  const shown: T[] = [];
  for (const label of wanted) {
    const free =
      !there.some((box) => meet(box, label.box)) && !shown.some(({ box }) => meet(box, label.box));
    if (free) shown.push(label);
  }
  return shown;
};

/** Where the name of a city may stand beside its dot, best first. */
const sides = ['below', 'left', 'right', 'above'] as const;
export type Side = (typeof sides)[number];

type Point = { readonly x: number; readonly y: number };

/** The room that a name of this width takes, with its dot. */
export const boxBeside = ({ x, y }: Point, width: number, side: Side): Box => {
  const half = width / 2 + 5;
  const wide = width + 12;
  const boxes: Record<Side, Box> = {
    below: { left: x - half, right: x + half, top: y - 6, bottom: y + 22 },
    left: { left: x - wide, right: x + 6, top: y - 9, bottom: y + 9 },
    right: { left: x - 6, right: x + wide, top: y - 9, bottom: y + 9 },
    above: { left: x - half, right: x + half, top: y - 22, bottom: y + 6 },
  };
  return boxes[side];
};

/** The first side on which the name covers nothing and nothing covers it; none where something stands on the dot. */
export const sideOf = (at: Point, width: number, there: readonly Box[]): Side | undefined =>
  sides.find((side) => !there.some((box) => meet(box, boxBeside(at, width, side))));
