import { screen } from '@testing-library/react';
import { withCheckDigit } from '#domain/aadhaar.ts';
import type { Page } from './page.tsx';
import { findPlace } from './places.ts';
import { enterCode, fill } from './signup.ts';

/** Step 2 of a professional's sign-up, with the button that sends it. */
export const finishHandyman = async (page: Page, code: string): Promise<void> => {
  await page.user.selectOptions(await screen.findByLabelText('Your service'), 'Maid');
  await fill(page, 'Aadhar number', withCheckDigit('23456789012'));
  await fill(page, 'Address', '7 Lake View Road, Aundh, Pune');
  await findPlace('Where you start from: Your location');
  await enterCode(page, code);
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
};
