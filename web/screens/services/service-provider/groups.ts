import type { Row } from './request.ts';

/** Further than this nobody is around the corner any more. */
export const aroundKm = 25;

/** Who is around, and who is not; whoever was asked already stays in sight. */
export const groupRows = (rows: readonly Row[]) => ({
  around: rows.filter(({ distanceKm, request }) => distanceKm <= aroundKm || request !== undefined),
  further: rows.filter(({ distanceKm, request }) => distanceKm > aroundKm && request === undefined),
});
