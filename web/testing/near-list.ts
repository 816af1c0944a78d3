import { screen, within } from '@testing-library/react';
import type { BoundFunctions, queries } from '@testing-library/react';
import { pune } from './samples.ts';

/** The plumbers near the customer. */
export const listPath = (cost: number | string = 120): string =>
  `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=${cost}`;

/** The row of one professional on the customer's list. */
export const rowOf = async (name: string): Promise<BoundFunctions<typeof queries>> => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}`) });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};
