import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { addFavourite, listKnown } from '#contract/regular.ts';
import type { KnownProfessional } from '#contract/regular.ts';
import { listPath, rowOf } from '../../testing/near-list.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { plumber, ravi } from '../../testing/samples.ts';

useScreens();

const further = plumber(1, { name: 'Suresh Patil', distanceKm: 3 });

const known = (more: Partial<KnownProfessional> = {}): KnownProfessional => ({
  handyman_id: further.handyman_id,
  name: further.name,
  services: 'Plumber',
  profile: null,
  verified: false,
  favourite: true,
  jobs: 2,
  lastAt: '2026-03-04T10:00:00.000Z',
  ...more,
});

test('§27 a favourite who can come stands first, with the jobs they have done; the nearest stays the nearest', async () => {
  await openPage(listPath(), {
    as: 'user',
    given: (server) => {
      server.answer(getAllHandyman, [ravi, further]);
      server.answer(listKnown, [known()]);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your favourites' })).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names[0]).toContain('Suresh Patil');
  expect(names[1]).toContain(ravi.name);
  expect((await rowOf(ravi.name)).getByText('Nearest')).toBeTruthy();
  const row = await rowOf('Suresh Patil');
  expect(row.getByText('2 jobs for you, the last on 4 Mar 2026')).toBeTruthy();
  expect(row.getByRole('button', { name: /as a favourite$/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('§27 the heart keeps a professional', async () => {
  const page = await openPage(listPath(), {
    as: 'user',
    given: (server) => {
      server.answer(getAllHandyman, [ravi]);
      server.answer(listKnown, []);
      server.answer(addFavourite, { msg: 'Kept.' });
    },
  });
  const row = await rowOf(ravi.name);
  page.server.answer(listKnown, [known({ handyman_id: ravi.handyman_id, name: ravi.name })]);
  await page.user.click(row.getByRole('button', { name: `Keep ${ravi.name} as a favourite` }));
  expect(await screen.findByRole('heading', { name: 'Your favourites' })).toBeTruthy();
});
