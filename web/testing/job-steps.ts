import { fireEvent, screen, within } from '@testing-library/react';
import { pune } from './samples.ts';
import type { Page } from './page.tsx';

/** What several screen tests do on the way to their point. */

export const nothingSent = 'You are offline. Nothing was sent; try again when you are connected.';

/** The plumbers near Asha. */
export const listPath = `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=120`;

/** The row of one professional on the customer's list. */
export const findRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}`) });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

/** A request in front of the handyman's dashboard. */
export const findPopUp = async () =>
  within(await screen.findByRole('dialog', { name: 'Your service is requested' }));

/** Put in as a whole, as a paste is: a page that has just come may still take the focus from the field. */
export const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  fireEvent.change(field, { target: { value: text } });
};

/** As a phone suggests it: whole, in the first box. */
export const enterCode = (code: string): Promise<void> => fill('Digit 1 of 6', code);

/** The card goes into the form that is on the page. */
export const payWith = async ({ user }: Page, number: string, total = 220): Promise<void> => {
  await fill('Card number', number);
  await fill('Expiry', '1234');
  await fill('CVC', '123');
  await user.click(screen.getByRole('button', { name: `Pay ₹${total}` }));
};

export const password = 'seven green parrots';

/** Step 1 of either sign-up, up to the button that sends it. */
export const fillDetails = async (name: string, email: string): Promise<void> => {
  await fill('Name', name);
  await fill('Email', email);
  await fill('Password', password);
  await fill('Phone number', '9823000009');
};
