import { screen, within } from '@testing-library/react';

/** The row of one professional on the customer's list. */
export const findRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}`), level: 3 });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};
