import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createNotification, listBookings } from '#contract/booking.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { setOnline } from '../../testing/browser.ts';
import { listPath, rowOf } from '../../testing/near-list.ts';
import { chooseArea, findPlace } from '../../testing/places.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { asked, openRequest } from '../../testing/request-samples.ts';
import { plumber, ravi } from '../../testing/samples.ts';

useScreens();

test('those around come first, those further away are behind a button', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, [ravi, plumber(1, { distanceKm: 40 })]),
  });
  expect(await screen.findByRole('heading', { name: 'Around you' })).toBeTruthy();
  expect((await rowOf(ravi.name)).getByText('Nearest')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Plumber 1/ })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^Show plumbers further away \(1/ }));
  expect(await screen.findByRole('heading', { name: 'Further away' })).toBeTruthy();
  expect((await rowOf('Plumber 1')).getByRole('button', { name: /^Select/ })).toBeTruthy();
});

test('those of a service that came later are called by what its catalogue says', async () => {
  const services = firstCatalogue.map((service) => ({ ...service, packs: [...service.packs] }));
  const open = (person: string | undefined) =>
    openPage(listPath(), {
      as: 'user',
      given: (server) => {
        server.answer(getAllHandyman, [ravi, plumber(1)]);
        server.answer(getCatalogue, {
          msg: 'OK',
          services: services.map((one) =>
            one.serviceName === 'Plumber' ? { ...one, person } : one,
          ),
        });
      },
    });
  const page = await open('water technician');
  expect(
    await screen.findByRole('heading', { name: 'Water technicians near your location' }),
  ).toBeTruthy();
  expect(await screen.findByText(/^2 water technicians /)).toBeTruthy();
  page.server.answer(getCatalogue, { msg: 'OK', services });
  await page.reload();
  expect(await screen.findByRole('heading', { name: 'Plumbers near your location' })).toBeTruthy();
});

test('without anybody near, the list says what can be done', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, []),
  });
  expect(await screen.findByRole('heading', { name: 'No plumber is free right now' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Try another place' }));
  expect(await screen.findByRole('radio', { name: 'Standard ₹120', checked: true })).toBeTruthy();
});

test('a price that is not a pack is named, and the packs are offered', async () => {
  const page = await openPage(listPath(999), { as: 'user' });
  expect(
    await screen.findByRole('heading', { name: '“999” is not one of our price packs' }),
  ).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: /₹120/ }));
  expect(await screen.findByText(theTotal('₹220'))).toBeTruthy();
  expect(page.address()).toContain('cost=120');
});

test('more of the list that does not come is said', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) =>
      server.answerPage(
        getAllHandyman,
        Array.from({ length: 20 }, (_, n) => plumber(n)),
        `${getAllHandyman.path}?cursor=next`,
      ),
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  page.server.lose(getAllHandyman);
  await page.user.click(more);
  await waitFor(() =>
    expect(page.server.sent(getAllHandyman).at(-1)?.query).toMatchObject({ cursor: 'next' }),
  );
  // It is tried again before it is said.
  await page.wait(10_000);
  await findToast('We cannot reach LocalHands.');
});

/** The line of the bar, whose sum is an element of its own. */
const theTotal = (sum: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SPAN' && element.textContent.startsWith(`Total ${sum}`);

test('another pack changes the price in every row, and the address', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, [ravi, plumber(1)]),
  });
  const rows = [await rowOf(ravi.name), await rowOf('Plumber 1')];
  for (const row of rows) expect(row.getByText('₹220')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: 'Big job ₹300' }));
  for (const row of rows) expect(await row.findByText('₹300')).toBeTruthy();
  expect(screen.getByText(theTotal('₹300'))).toBeTruthy();
  expect(page.address()).toContain('cost=200');
  await page.user.click(screen.getByRole('link', { name: 'Back to the price packs' }));
  expect(await screen.findByRole('radio', { name: 'Big job ₹200', checked: true })).toBeTruthy();
});

test('a pin has the number and the face of its row, and pressing it chooses the row', async () => {
  const [first, second] = [ravi, plumber(1, { lat: ravi.lat + 0.03, distanceKm: 3 })] as const;
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => {
      server.answer(getAllHandyman, [first, second]);
      server.answer(createNotification, asked(second));
    },
  });
  const [near, next] = [await rowOf(first.name), await rowOf(second.name)];
  const pin = (number: number, { name }: { name: string }, pressed: boolean) =>
    screen.findByRole('button', { name: `${number}. ${name}, about here`, pressed });
  const [nearPin, nextPin] = [await pin(1, first, true), await pin(2, second, false)];
  expect(near.getByText('1')).toBeTruthy();
  expect(next.getByText('2')).toBeTruthy();
  for (const [row, shown] of [
    [near, nearPin],
    [next, nextPin],
  ] as const) {
    const face = within(shown).getByRole('presentation').getAttribute('src');
    expect(row.getByRole('presentation').getAttribute('src')).toBe(face);
  }

  next.getByRole('button', { name: /^Select/ }).focus();
  await waitFor(() => expect(nextPin.className).toContain('map-face-pointed'));
  nextPin.focus();
  await page.user.keyboard('{Enter}');
  expect(await pin(2, second, true)).toBe(nextPin);
  expect(await pin(1, first, false)).toBe(nearPin);
  // The bar at the bottom is about the chosen professional.
  const [bar] = screen.getAllByRole('button', { name: `Select ${second.name}` });
  if (!bar) throw new Error('Nobody can be chosen');
  page.server.answer(listBookings, [openRequest(second)]);
  await page.user.click(bar);
  expect(await next.findByText('Waiting for handyman to respond...')).toBeTruthy();
  expect(await screen.findByText(`Waiting for ${second.name}`)).toBeTruthy();
  expect(page.server.sent(createNotification)[0]?.body).toMatchObject({
    handyman_id: second.handyman_id,
  });
});

test('asked for offline, the list says so and comes by itself', async () => {
  const page = await openPage('/services/plumber?cost=120', { as: 'user' });
  await chooseArea(page, 'Nagpur', 'Nagpur');
  expect(await findPlace('Where we come to: Nagpur, roughly')).toBeTruthy();
  setOnline(false);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(screen.getByText(/We look for plumbers near you as soon as/)).toBeTruthy();
  expect(page.server.sent(getAllHandyman).filter(({ query }) => 'service' in query)).toEqual([]);
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'In Nagpur' })).toBeTruthy();
});
