import { cancelBooking, workDoneCheck } from '#contract/booking.ts';
import { agree, begin } from './setup/beforehand.ts';
import { makeHandyman } from './setup/people.ts';
import { goWithin, payWith } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

test('a message begun about one booking is not in the form of another', async ({
  customer,
  absentHandyman: first,
  product,
  here,
}) => {
  const second = await makeHandyman(product, here);
  const [one, other] = [await agree(customer, first), await agree(customer, second)];
  const { page } = customer;
  const composer = page.locator('#chat').getByPlaceholder('Write a message');
  await page.goto(`/user/bookings/${one}`);
  await expect(composer).toBeVisible();
  await goWithin(page, `/user/bookings/${other}`);
  await expect(page.getByText(second.name).first()).toBeVisible();
  await composer.fill('The code of the gate is 4411.');
  await goWithin(page, `/user/bookings/${one}`);
  await expect(page.getByText(first.name).first()).toBeVisible();
  await expect(composer).toHaveValue('');
});

test('of two to pay for, the one that was paid is the one that is shown as paid', async ({
  customer,
  absentHandyman: first,
  product,
  here,
}) => {
  await agree(customer, first);
  const newest = await agree(customer, await makeHandyman(product, here));
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  // The page leaves by itself: it notes for us what it has shown until then.
  const shown = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = () => {
          for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/receipt"]')) {
            seen.add(link.pathname);
          }
          if (location.pathname === '/') resolve([...seen]);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await payWith(page, '4242424242424242');
  expect(await shown).toEqual([`/user/bookings/${newest}/receipt`]);
});

test('the summary of a booking that was called off stays with it, and not with an older one', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const older = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  const id = await agree(customer, handyman);
  expect(id).not.toBe(older);
  const { page } = customer;
  const { lat, long } = customer.place;
  await page.goto(
    `/user/bookingsummary?lat=${lat}&long=${long}&cost=120&handyman_id=${handyman.id}`,
  );
  await expect(page.getByRole('link', { name: 'Follow this booking' })).toHaveAttribute(
    'href',
    `/user/bookings/${id}`,
  );
  await handyman.send(cancelBooking, {}, { params: { id } });
  await expect(page.getByText(`${handyman.name} called this booking off.`)).toBeVisible();
});
