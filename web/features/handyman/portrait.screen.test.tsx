import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHandyman } from '#contract/handyman.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { ravi } from '../../testing/samples.ts';

useScreens();

test('a photo that does not load gives way to the portrait', async () => {
  await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => server.answer(getHandyman, { msg: 'OK', ...ravi, profile: '/no/such.webp' }),
  });
  const links = await within(screen.getByRole('banner')).findAllByRole('link', {
    name: 'My account',
  });
  for (const link of links) {
    const face = await within(link).findByRole('presentation');
    expect(face.getAttribute('src')).toBe('/no/such.webp');
    fireEvent.error(face);
    expect(within(link).getByRole('presentation').getAttribute('src')).toMatch(
      /^\/images\/portraits\/man-/,
    );
  }
});
