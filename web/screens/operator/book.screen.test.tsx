import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addCaller, askForCaller, bookForCaller, readCaller } from '#contract/caller.ts';
import type { Replied } from '#contract/call.ts';
import { searchCustomers } from '#contract/console.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { listSlots } from '#contract/slots.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { asha, idOf, plumber, pune, ravi } from '../../testing/samples.ts';
import type { FakeServer } from '../../testing/server.ts';

useScreens();

const { user_id: id, username: name, email, contactNumber: phone, createdAt } = asha;
const masked = { email: 'a•••@example.com', phone: '+91 ••••• ••001' };
const home = { kind: 'home', name: null, address: 'Flat 12, Sai Heights', ...pune } as const;

const caller: Replied<typeof readCaller> = {
  user_id: id,
  name,
  email,
  phone,
  language: 'en',
  ...pune,
  addresses: [{ address_id: idOf(7), ...home }],
};

const at = '2026-11-20T04:30:00.000Z';

const given = (server: FakeServer) => {
  answerDesk(server, 'support');
  server.answer(searchCustomers, ({ query }) =>
    query['q'] === phone
      ? [{ ...masked, user_id: id, name, createdAt, bookings: 1, lastBookingAt: null }]
      : [],
  );
  server.answer(readCaller, caller);
  server.answer(getAllHandyman, [ravi]);
  server.answer(listSlots, {
    msg: 'OK',
    slotMinutes: 60,
    earliest: at,
    days: [{ day: '2026-11-20', starts: [{ at, people: 1 }] }],
  });
  server.answer(askForCaller, { msg: 'The nearest is asked.', dispatch_id: idOf(8), asked: 1 });
  server.answer(bookForCaller, { msg: 'Ravi is asked.', booking_id: idOf(9), number: 48_210 });
};

const forAsha = (more = '') => openPage(`/operator/book?customer=${id}${more}`, { given });

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for them' });

/** A plumber for Asha's flat, up to the choice of who comes. */
const wish = async ({ user }: Page) => {
  await user.selectOptions(await screen.findByLabelText('Service'), 'Plumber');
  await user.click(screen.getByRole('radio', { name: /₹120/ }));
  await user.click(screen.getByRole('radio', { name: /Flat 12/ }));
};

const body = {
  service: 'Plumber',
  cost: 120,
  total: 220,
  ...pune,
  address: 'Flat 12, Sai Heights',
};

describe('§14 a booking for a caller', () => {
  test('begins with a customer who is found by their phone', async () => {
    const page = await openPage('/operator/today', { given });
    await page.goto('/operator/book');
    await page.user.type(await screen.findByRole('searchbox'), `${phone}{Enter}`);
    const found = await screen.findByRole('list', { name: 'Customers found' });
    expect(within(found).getByText(/a•••@example.com/)).toBeTruthy();
    await page.user.click(within(found).getByRole('button', { name: `Book for ${name}` }));
    expect(await screen.findByText(phone)).toBeTruthy();
    expect(page.address()).toBe(`/operator/book?customer=${id}`);
  });

  test('is sent with the total that was read out, to the first who is free', async () => {
    const page = await forAsha();
    expect(await screen.findByText('Choose a service and a pack.')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    await wish(page);
    expect(await screen.findByRole('radio', { name: /Ravi Kale/ })).toBeTruthy();
    await page.user.type(screen.getByLabelText('What is there to do?'), 'The tap drips.');
    await page.user.click(sendButton());
    expect(await screen.findByText('The nearest is asked.')).toBeTruthy();
    expect(page.server.sent(askForCaller)).toEqual([
      { params: { id }, query: {}, body: { ...body, note: 'The tap drips.' } },
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Book something else for them' }));
    expect(await screen.findByText('Choose a service and a pack.')).toBeTruthy();
  });

  test('is sent to the professional who was chosen, and leads to the booking', async () => {
    const page = await forAsha();
    page.server.answer(getAllHandyman, [ravi, plumber(1, { distanceKm: 406 })]);
    await wish(page);
    await page.user.click(await screen.findByRole('radio', { name: /Ravi Kale/ }));
    expect(screen.queryByRole('radio', { name: /Plumber 1/ }), 'too far away').toBeNull();
    await page.user.click(sendButton());
    expect(await screen.findByRole('link', { name: 'Open booking 48210' })).toBeTruthy();
    expect(page.server.sent(bookForCaller)).toEqual([
      { params: { id }, query: {}, body: { ...body, handyman_id: ravi.handyman_id } },
    ]);
  });

  test('takes the hour that the page of a day has named, if somebody can come then', async () => {
    const page = await forAsha('&day=2026-11-20&hour=10');
    await wish(page);
    expect(await screen.findByText('1 can come')).toBeTruthy();
    await screen.findByRole('radio', { name: /Ravi Kale/ });
    expect(page.server.sent(getAllHandyman).at(-1)?.query).toMatchObject({ at });
    await page.user.click(sendButton());
    expect(await screen.findByText('The nearest is asked.')).toBeTruthy();
    expect(page.server.sent(askForCaller)[0]?.body).toMatchObject({ startsAt: at });
  });

  test('waits for another time where nobody can come at that hour', async () => {
    const page = await forAsha('&day=2026-11-20&hour=11');
    await wish(page);
    expect(await screen.findByText('Nobody can come at that time. Choose another.')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    await page.user.click(await screen.findByText('1 can come'));
    await expect.poll(() => sendButton().disabled).toBe(false);
  });

  test('takes a place by its numbers, and says what is none', async () => {
    const page = await forAsha();
    await wish(page);
    const exact = screen.getByLabelText('Latitude and longitude');
    await page.user.type(exact, 'near the temple{Enter}');
    expect(await screen.findByText(/Two numbers with a comma/)).toBeTruthy();
    await page.user.clear(exact);
    await page.user.type(exact, '18.51, 73.82{Enter}');
    await screen.findByRole('radio', { name: /Ravi Kale/ });
    await page.user.click(sendButton());
    await screen.findByText('The nearest is asked.');
    // Without the line of the saved address that was chosen before.
    const { address: _, ...rest } = body;
    expect(page.server.sent(askForCaller)[0]?.body).toEqual({ ...rest, lat: 18.51, long: 73.82 });
  });

  test('that is refused says why, and links to the booking in the way', async () => {
    const page = await forAsha();
    page.server.refuse(askForCaller, 409, {
      msg: 'They have a job that is not paid yet.',
      code: 'unpaid_job',
      booking_id: idOf(9),
    });
    await wish(page);
    await screen.findByRole('radio', { name: /Ravi Kale/ });
    await page.user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('They have a job that is not paid yet.');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(
      `/operator/bookings/${idOf(9)}`,
    );
  });
});

describe('§14 a new caller', () => {
  const takeDown = async ({ user }: Page) => {
    await user.type(await screen.findByRole('searchbox'), '9812345678{Enter}');
    await screen.findByText('No customer fits');
    await user.click(screen.getByRole('button', { name: 'New customer' }));
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9812345678');
    await user.type(screen.getByLabelText('Name'), 'Meera Joshi');
    await user.type(screen.getByLabelText('Email'), 'meera@example.com');
    await user.selectOptions(screen.getByLabelText('Language of the caller'), 'hi');
    await user.click(screen.getByRole('button', { name: 'Open the account' }));
    expect(await screen.findByText(/Choose your place/)).toBeTruthy();
    await user.type(screen.getByLabelText('Search for a place'), 'Kothrud');
    await user.click(await screen.findByRole('button', { name: 'Kothrud, Pune' }));
    await user.click(screen.getByRole('button', { name: 'Open the account' }));
  };

  test('is taken down, and booked for at once', async () => {
    const page = await openPage('/operator/book', { given });
    page.server.answer(addCaller, {
      msg: 'Their account is open.',
      user_id: id,
      name,
      known: false,
    });
    await takeDown(page);
    await findToast('Their account is open.');
    expect(await screen.findByText(phone)).toBeTruthy();
    expect(page.server.sent(addCaller)[0]?.body).toMatchObject({
      username: 'Meera Joshi',
      email: 'meera@example.com',
      contactNumber: '9812345678',
      language: 'hi',
    });
  });

  test('whose email has an account: that customer is offered', async () => {
    const page = await openPage('/operator/book', { given });
    page.server.answer(addCaller, { msg: 'Known.', user_id: id, name, known: true });
    await takeDown(page);
    expect(await screen.findByText(/has an account already: Asha Joshi/)).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: `Book for ${name}` }));
    expect(await screen.findByText(phone)).toBeTruthy();
  });
});
