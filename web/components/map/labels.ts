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
