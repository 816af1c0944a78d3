export type Spot = { readonly x: number; readonly y: number };

const rounds = 12;

/**
 * Moves spots apart until they are `gap` away from each other, or nearly so. Rounded places often coincide, and
 * one pin would hide another. The same spots always give the same answer.
 */
export const spread = (spots: readonly Spot[], gap: number): readonly Spot[] => {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let crowded = false;
    for (const [i, a] of moved.entries()) {
      for (const [j, b] of moved.slice(i + 1).entries()) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= gap) continue;
        crowded = true;
        // Equal spots part in a direction of their own, so that three do not end on one line.
        const angle = distance > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : (i + j) * 2.4;
        const step = (gap - distance) / 2;
        a.x -= Math.cos(angle) * step;
        a.y -= Math.sin(angle) * step;
        b.x += Math.cos(angle) * step;
        b.y += Math.sin(angle) * step;
      }
    }
    if (!crowded) break;
  }
  return moved;
};
