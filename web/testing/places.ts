import { screen, within } from '@testing-library/react';
import type { Page } from './page.tsx';

/** Types the name of an area and takes what is found under this name. */
export const chooseArea = async ({ user }: Page, text: string, found: string): Promise<void> => {
  const field = await screen.findByLabelText('Search for a place');
  await user.type(field, text);
  await user.click(await screen.findByRole('button', { name: found }));
};

/** What the page says of a place, such as "Where we come to: Pune, roughly"; with nothing after it. */
export const findPlace = async (line: string): Promise<HTMLElement> => {
  const label = line.slice(0, line.indexOf(':'));
  const region = await screen.findByRole('region', { name: label });
  // What is near it stands in a line of its own.
  return within(region).findByText(
    (_, element) => element?.tagName === 'P' && element.textContent.replace(/near .*/, '') === line,
  );
};
