import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCatalogue } from '#contract/catalogue.ts';
import { listTickets } from '#contract/ticket.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { answerAccount } from '../testing/account-answers.ts';
import { setOnline, useCaches } from '../testing/browser.ts';
import { openPage, useScreens } from '../testing/page.tsx';

useScreens();

const isAway = () => screen.findByRole('heading', { name: 'You are offline' });

const own = [
  ['user', '/user/account', 'My account'],
  ['user', '/user/addresses', 'My addresses'],
  ['user', '/user/help/tickets', 'My tickets'],
  ['handyman', '/handyman/help/tickets', 'My tickets'],
] as const;

test.each(own)(
  'offline a %s reads on %s that it cannot be fetched, until it can',
  async (as, path, title) => {
    await openPage(path, {
      as,
      given: (to) => {
        answerAccount(to);
        to.answer(listTickets, []);
        setOnline(false);
      },
    });
    await isAway();
    setOnline(true);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  },
);

test('services that were added later are in the list offline too', async () => {
  useCaches();
  const [first] = firstCatalogue;
  if (!first) throw new Error('There are no services');
  const hi = { ...first.hi, serviceName: 'पेंटर' };
  const added = { ...first, id: 77, serviceName: 'Painter', hi };
  const page = await openPage('/services/servicePage', {
    as: 'user',
    given: (to) =>
      to.answer(getCatalogue, {
        msg: 'OK',
        services: [...firstCatalogue, added].map((one) => ({ ...one, packs: [...one.packs] })),
      }),
  });
  expect(await screen.findByRole('heading', { name: 'Painter' })).toBeTruthy();
  await page.wait(100);
  setOnline(false);
  await page.reload();
  expect(await screen.findByRole('heading', { name: 'Painter' })).toBeTruthy();
});
