import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAddress, listAddresses } from '#contract/address.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { chooseArea } from '../../testing/places.ts';
import { idOf, pune } from '../../testing/samples.ts';
import { fill } from '../../testing/signup.ts';

useScreens();

test('an area is not a door: the form asks for the pin', async () => {
  const page = await openPage('/user/addresses?edit=new', { as: 'user', place: 'denied' });
  await fill(page, 'Flat, building, landmark', 'Flat 12');
  await chooseArea(page, 'Kothrud', 'Kothrud, Pune');
  await page.user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText(/^Set the pin at the door/)).toBeTruthy();
  expect(page.server.sent(addAddress)).toEqual([]);
});

test('ten are enough: then there is no way to add another', async () => {
  await openPage('/user/addresses', {
    as: 'user',
    given: (server) =>
      server.answer(
        listAddresses,
        Array.from({ length: 10 }, (_, n) => ({
          address_id: idOf(50 + n),
          kind: 'other' as const,
          name: `Door ${n + 1}`,
          address: `Flat ${n + 1}`,
          ...pune,
        })),
      ),
  });
  expect(await screen.findByText(/^These are 10, the most you can keep\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
});
