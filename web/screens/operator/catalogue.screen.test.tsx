import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';

useScreens();

const plumber = /^Plumber/;

test('support reads the catalogue and changes nothing', async () => {
  const page = await openPage('/operator/catalogue', {
    given: (server) => answerDesk(server, 'support'),
  });
  expect(await screen.findByRole('row', { name: plumber })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a service' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Switch Plumber off' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Plumber' })).toBeNull();
  await page.goto('/operator/catalogue/1');
  const only = { name: 'Only an admin changes the catalogue' };
  expect(await screen.findByRole('heading', only)).toBeTruthy();
  expect(screen.queryByLabelText('English description')).toBeNull();
});

test('an admin finds there what changes it', async () => {
  await openPage('/operator/catalogue', { given: answerDesk });
  expect(await screen.findByRole('row', { name: plumber })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a service' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Switch Plumber off' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plumber' })).toBeTruthy();
});
