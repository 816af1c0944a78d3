import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAddress, listAddresses } from '#contract/address.ts';
import type { SavedAddress } from '#contract/address.ts';
import { become, know, request, started, visit } from '../../testing/booking-samples.ts';
import { listPath, rowOf } from '../../testing/near-list.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { findPlace } from '../../testing/places.ts';
import { idOf, pune, ravi } from '../../testing/samples.ts';
import { answerSessions } from '../../testing/sessions.ts';
import { fill } from '../../testing/signup.ts';

useScreens();

const note = 'Two taps leak since Monday';

/** Not where the device is: what is remembered of that is another matter. */
const home: SavedAddress = {
  address_id: idOf(50),
  kind: 'home',
  name: null,
  address: 'B 4, Shanti Niwas, third gate',
  lat: 18.52141,
  long: 73.85771,
};

const panel = (name: RegExp) => screen.findByRole('button', { name });
const nothingWritten = /^Add your address or a note/;

const done = started({ state: 'done', moves: [] });

/** The customer has written a note for the visit and asked for it. */
const writeAndAsk = async () => {
  const page = await openPage(listPath(), { as: 'user', given: (to) => know(to) });
  await page.user.click(await panel(nothingWritten));
  const details = await findDetails();
  await fill(page, 'What is to be done', note);
  await page.user.click(details.getByRole('button', { name: 'Ready' }));
  await panel(new RegExp(note));
  become(page.server, request());
  await screen.findByText('Waiting for handyman to respond...');
  return page;
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
  const work: SavedAddress = {
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

test('a yes that came while another page was open takes the note along: the next visit begins without', async () => {
  const page = await writeAndAsk();
  await page.goto('/help');
  await screen.findByRole('link', { name: /^Plumber:/ });
  become(page.server, visit());
  await screen.findByRole('link', { name: /is coming/ });
  know(page.server, done);
  await page.goto(listPath());
  await rowOf(ravi.name);
  expect(await panel(nothingWritten)).toBeTruthy();
});

test('“Book again” begins without a note, whatever this tab has missed meanwhile', async () => {
  const page = await writeAndAsk();
  sessionStorage.removeItem(`localhands.seen.${done.user_id}`);
  know(page.server, done);
  await page.goto(`/user/bookings/${done.notification_id}`);
  await page.user.click(await screen.findByRole('link', { name: 'Book again' }));
  await screen.findByRole('heading', { name: /near your location/ });
  expect(await panel(nothingWritten)).toBeTruthy();
});

test('after a no the note is still there for the next professional', async () => {
  const page = await writeAndAsk();
  const no = request({ state: 'declined', status: 'rejected', endedBy: 'handyman', moves: [] });
  know(page.server, no);
  await page.goto(`/user/bookings/${no.notification_id}`);
  await page.user.click(await screen.findByRole('link', { name: 'Ask someone else' }));
  expect(await panel(new RegExp(note))).toBeTruthy();
});
