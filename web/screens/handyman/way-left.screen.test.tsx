import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sharePlace } from '#contract/tracking.ts';
import { know, toHandyman, visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { asha, pune, ravi } from '../../testing/samples.ts';

useScreens();

/** The job is under a kilometre from where the professional lives. */
const job = toHandyman(visit({ state: 'on_the_way', distanceKm: 0.6, arrivalMinutes: 4 }));
const atJob = `/handyman/jobstartotp?user_id=${asha.user_id}`;

const open = (path: string, share: 'yes' | 'no') => {
  localStorage.setItem(`localhands.share-place.${ravi.handyman_id}`, share);
  return openPage(path, {
    as: 'handyman',
    given: (server) => {
      know(server, job);
      server.answer(sharePlace, { kept: true });
      // 2.7 km north of the customer.
      const coords = { latitude: pune.lat + 0.0243, longitude: pune.long, accuracy: 10 };
      Object.assign(navigator.geolocation, {
        watchPosition: (found: (position: unknown) => void) => {
          queueMicrotask(() => found({ coords, timestamp: 1 }));
          return 1;
        },
      });
    },
  });
};

test('on the way the professional reads the distance that the customer’s map has', async () => {
  const page = await open(atJob, 'yes');
  expect(await screen.findByText('2.7 km')).toBeTruthy();
  expect(screen.queryByText(/under 1 km/)).toBeNull();
  await page.goto('/handyman/dashboard');
  expect(await screen.findByText(/2\.7 km away/)).toBeTruthy();
});

test('where the device does not say where they are, no distance is given', async () => {
  await open(atJob, 'no');
  expect(await screen.findByText(/You are expected about/)).toBeTruthy();
  expect(screen.queryByText(/under 1 km/)).toBeNull();
});
