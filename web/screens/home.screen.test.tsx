import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countOnline } from '#contract/handyman.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { become, know, request, started, visit } from '../testing/booking-samples.ts';
import { findToast, openPage, useScreens } from '../testing/page.tsx';
import type { Page } from '../testing/page.tsx';
import { chooseArea } from '../testing/places.ts';
import { answerSignups, enterCode, fillDetails } from '../testing/signup.ts';

useScreens();

const search = () => within(screen.getByRole('search', { name: 'Find help' }));
const where = () => search().getByLabelText<HTMLInputElement>('Where?');
const find = ({ user }: Page) => user.click(search().getByRole('button', { name: 'Find help' }));

const want = async ({ user }: Page, service: string) =>
  user.selectOptions(search().getByLabelText('What do you need?'), service);

const openHome = async (...[opening]: [Parameters<typeof openPage>[1]?]) => {
  const page = await openPage('/', opening);
  await screen.findByRole('search', { name: 'Find help' });
  return page;
};

/** Home as its link in the bar leads there: the program goes on, with what it has in mind. */
const goHome = async ({ user }: Page) => {
  await user.click(screen.getByRole('link', { name: 'LocalHands' }));
  await screen.findByRole('search', { name: 'Find help' });
};

const places = () =>
  within(screen.getByRole('list', { name: 'Places found' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a search on Home is kept through the sign-up', async () => {
  const page = await openHome({ place: 'denied', given: answerSignups });
  await want(page, 'Plumber');
  await page.user.type(where(), 'kothr');
  const found = await screen.findByRole('list', { name: 'Places found' });
  await page.user.click(await within(found).findByRole('button', { name: 'Kothrud, Pune' }));
  await find(page);
  await findToast('You need to login first');
  await page.user.click(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Sign up' }),
  );
  await fillDetails(page);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await enterCode(page, '482915');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  await page.wait(3000);
  // The list of that service around that area, with the smallest pack.
  const { pathname, searchParams } = new URL(page.address(), location.origin);
  expect(pathname).toBe('/services/serviceProvider');
  expect(Object.fromEntries(searchParams)).toEqual({
    service: 'plumber',
    lat: '18.502',
    long: '73.8146',
    cost: '50',
    in: 'Kothrud, Pune',
  });
  expect(await screen.findByRole('heading', { name: /Plumbers near your location/ })).toBeTruthy();
});

test('a place that is corrected at the sign-up is the one whose list is shown', async () => {
  const page = await openHome({ place: 'denied', given: answerSignups });
  await want(page, 'Plumber');
  await page.user.type(where(), 'kothan');
  const found = await screen.findByRole('list', { name: 'Places found' });
  await page.user.click(await within(found).findByRole('button', { name: 'Kothanur, Bengaluru' }));
  await find(page);
  await page.user.click(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Sign up' }),
  );
  await fillDetails(page);
  await chooseArea(page, 'Kothrud', 'Kothrud, Pune');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await enterCode(page, '482915');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  await page.wait(3000);
  expect(Object.fromEntries(new URL(page.address(), location.origin).searchParams)).toEqual({
    service: 'plumber',
    lat: '18.502',
    long: '73.8146',
    cost: '50',
    in: 'Kothrud, Pune',
  });
});

test('Enter takes no place where several cities have one that begins like it', async () => {
  const page = await openHome({ place: 'denied' });
  await page.user.type(where(), 'koth');
  await waitFor(() => expect(places()).toContain('Kothrud, Pune'));
  await page.user.keyboard('{Enter}');
  expect(await search().findByText(/Several places begin with “koth”/)).toBeTruthy();
  expect(where().value).toBe('koth');
  await page.user.click(screen.getByRole('button', { name: 'Kothrud, Pune' }));
  await waitFor(() => expect(where().value).toBe('Kothrud, Pune'));
  expect(search().queryByText(/Several places/)).toBeNull();
  // From now on what begins like it in Pune is meant.
  await page.user.clear(where());
  await page.user.type(where(), 'koth');
  await waitFor(() => expect(places()[0]).toBe('Kothrud, Pune'));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(where().value).toBe('Kothrud, Pune'));
});

test('what a search lacks is asked later', async () => {
  const page = await openHome({ as: 'user' });
  await find(page);
  await waitFor(() => expect(page.address()).toBe('/services/servicePage'));

  await goHome(page);
  await want(page, 'Handy Man');
  await find(page);
  await waitFor(() => expect(page.address()).toBe('/services/handy%20man'));
});

test('a place that nobody knows is said to be none, and the device’s place does instead', async () => {
  const page = await openHome({ as: 'user' });
  await page.user.type(where(), 'Atlantis');
  await find(page);
  expect(await search().findByText(/We do not know “Atlantis”/)).toBeTruthy();
  expect(where().getAttribute('aria-invalid')).toBe('true');
  expect(page.address()).toBe('/');
  await page.user.click(search().getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(where().value).toBe('Your location'));
  await want(page, 'Plumber');
  await find(page);
  await waitFor(() => expect(page.address()).toContain('cost='));
  expect(page.address()).not.toContain('in=');
});

test('the keyboard chooses an area; the first is taken when one goes on', async () => {
  const page = await openHome({ place: 'denied' });
  await page.user.click(where());
  await page.user.keyboard('pimpri');
  await waitFor(() => expect(places()[1]).toBe('Pimpri Colony, Pune'));
  await page.user.keyboard('{Tab}{Tab}{Enter}');
  await waitFor(() => expect(where().value).toBe('Pimpri Colony, Pune'));
  await page.user.clear(where());
  await page.user.type(where(), 'auND');
  await waitFor(() => expect(places()[0]).toBe('Aundh, Pune'));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(where().value).toBe('Aundh, Pune'));
  await page.user.clear(where());
  await page.user.type(where(), 'warj');
  await waitFor(() => expect(places()[0]).toBe('Warje, Pune'));
  await page.user.click(search().getByLabelText('What do you need?'));
  await waitFor(() => expect(where().value).toBe('Warje, Pune'));
  expect(screen.queryByRole('list', { name: 'Places found' })).toBeNull();
});

test('a tile keeps the choice: the list of services is already searched', async () => {
  const page = await openHome({ as: 'user' });
  const main = within(screen.getByRole('main'));
  await page.user.click(main.getByRole('link', { name: /^Garbage Collector/ }));
  const field = await screen.findByPlaceholderText<HTMLInputElement>('What do you need?');
  expect(field.value).toBe('Garbage Collector');
  expect(main.getAllByRole('link')).toHaveLength(1);
});

test('Home says how many can come, once it knows where', async () => {
  const page = await openHome({
    given: (server) =>
      server.answer(countOnline, ({ query }) => ({
        msg: 'OK',
        online: 'lat' in query ? 1 : 0,
        services: firstCatalogue.map(({ serviceName }) => ({
          serviceName,
          online: 'lat' in query && serviceName === 'Plumber' ? 1 : 0,
        })),
      })),
  });
  expect(screen.queryByText(/online around you/)).toBeNull();
  await page.user.click(search().getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('1 professional online around you')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Plumber.*1 near/ })).toBeTruthy();
  expect(screen.getAllByText(/^\d+ near/)).toHaveLength(1);
  // Pune, to about a kilometre.
  expect(page.server.sent(countOnline).at(-1)?.query).toEqual({ lat: '18.52', long: '73.86' });
});

test('who waits for a visit of their own is shown nobody else’s start code', async () => {
  const page = await openHome({ as: 'user', given: (to) => know(to) });
  // An example for those who have not asked yet.
  expect(await screen.findByText('Your start code')).toBeTruthy();
  for (const one of [request(), visit(), visit({ state: 'on_the_way' }), started()]) {
    become(page.server, one);
    await waitFor(() => expect(screen.queryByText('Your start code')).toBeNull());
    expect(screen.queryByText(/your start code is shown/)).toBeNull();
    expect(screen.queryByText('✓ Accepted')).toBeNull();
  }
  become(page.server, started({ state: 'done', moves: [] }));
  expect(await screen.findByText('Your start code')).toBeTruthy();
});
