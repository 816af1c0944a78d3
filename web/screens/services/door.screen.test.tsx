import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAddress, listAddresses } from '#contract/address.ts';
import type { KeptAddress } from '#contract/address.ts';
import { listPath, rowOf } from '../../testing/near-list.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { findPlace } from '../../testing/places.ts';
import { idOf, pune, ravi } from '../../testing/samples.ts';
import { answerSessions } from '../../testing/sessions.ts';
import { fill } from '../../testing/signup.ts';

useScreens();

const note = 'Two taps leak since Monday';

/** Not where the device is: what is remembered of that is another matter. */
const home: KeptAddress = {
  address_id: idOf(50),
  kind: 'home',
  name: null,
  address: 'B 4, Shanti Niwas, third gate',
  lat: 18.52141,
  long: 73.85771,
};

const findDetails = async () =>
  within(await screen.findByRole('dialog', { name: 'Which door, and what to do?' }));

test('a line typed in the list is kept for next time', async () => {
  const page = await openPage(listPath(), { as: 'user' });
  await rowOf(ravi.name);
  screen.getByRole('button', { name: /^Add your address or a note/ }).focus();
  await page.user.keyboard('{Enter}');
  const details = await findDetails();
  await fill(page, 'Flat, building, landmark', '3rd floor, Tower B');
  await page.user.click(details.getByRole('switch', { name: /^Keep this address/ }));
  await page.user.click(await details.findByText('Work'));
  const work: KeptAddress = {
    address_id: idOf(51),
    kind: 'work',
    name: null,
    address: '3rd floor, Tower B',
    ...pune,
  };
  page.server.answer(addAddress, { msg: 'The address is kept.', ...work });
  page.server.answer(listAddresses, [work]);
  await page.user.click(details.getByRole('button', { name: 'Ready' }));
  await findToast('The address is kept.');
  expect(page.server.sent(addAddress).map(({ body }) => body)).toEqual([
    { kind: 'work', name: '', address: '3rd floor, Tower B', ...pune },
  ]);
  await page.goto('/user/addresses');
  expect(await screen.findByRole('heading', { name: 'Work' })).toBeTruthy();
  expect(screen.getByText('3rd floor, Tower B')).toBeTruthy();
});

test('who logs in next in the same tab finds nothing of what was written', async () => {
  const page = await openPage('/services/plumber?cost=120', {
    as: 'user',
    given: (server) => {
      answerSessions(server);
      server.answer(listAddresses, [home]);
    },
  });
  await page.user.click(await screen.findByRole('radio', { name: /^Home/ }));
  await findPlace('Where we come to: Home');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.click(await screen.findByRole('button', { name: new RegExp(home.address) }));
  const details = await findDetails();
  await fill(page, 'What is to be done', note);
  await page.user.click(details.getByRole('button', { name: 'Ready' }));
  await rowOf(ravi.name);
  const kept = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  // So that there is something to find.
  for (const text of [note, 'Shanti Niwas', String(home.lat)]) expect(kept()).toContain(text);
  const [logout] = screen.getAllByRole('button', { name: 'Logout' });
  if (!logout) throw new Error('There is no way out');
  await page.user.click(logout);
  await waitFor(() => expect(page.address()).toBe('/user/login'));
  for (const text of [note, 'Shanti Niwas', String(home.lat)]) expect(kept()).not.toContain(text);
});
