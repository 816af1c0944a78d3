import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockHandyman, listBlockedHandymen, unblockHandyman } from '#contract/own-block.ts';
import { getHandyman } from '#contract/handyman.ts';
import { listDevices } from '#contract/device.ts';
import { getProfessional } from '#contract/verification.ts';
import { closeVisitFlags, readVisits } from '#contract/visits.ts';
import { know, toHandyman, visit } from '../testing/booking-samples.ts';
import { answerDesk, professional } from '../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../testing/page.tsx';
import { asha, ravi } from '../testing/samples.ts';

useScreens();

const msg = 'Done.';
const jobPage = `/handyman/jobstartotp?user_id=${asha.user_id}`;

test('§6 a new professional reads why there is no address yet, and where it leads', async () => {
  const { customer, address: _address, ...job } = toHandyman(visit({ seesDoor: false }));
  const { contactNumber: _number, ...nameOnly } = customer;
  await openPage(jobPage, {
    as: 'handyman',
    given: (server) => know(server, { ...job, customer: nameOnly }),
  });
  expect(await screen.findByText(/once you are on your way and share your place/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Click here to open Map/ })).toBeTruthy();
});

test('§16 the customer reads that "I am here" came from elsewhere', async () => {
  const booking = visit({ saidHere: { at: new Date().toISOString(), km: 5 } });
  await openPage(`/user/bookings/${booking.notification_id}`, {
    as: 'user',
    given: (server) => know(server, booking),
  });
  expect(
    await screen.findByText(/says that they are here, but their phone is still 5/),
  ).toBeTruthy();
});

test('§26 after a visit at a closed door the customer reports with one tap that nobody came', async () => {
  const booking = visit({ state: 'cancelled', status: 'rejected', reason: 'nobody_home' });
  const page = await openPage(`/user/bookings/${booking.notification_id}`, {
    as: 'user',
    given: (server) => know(server, booking),
  });
  await page.user.click(await screen.findByRole('link', { name: 'Nobody came? Tell us' }));
  const about = await screen.findByLabelText<HTMLSelectElement>('What is it about?');
  expect(about.value).toBe('never_came');
});

test('§6 a customer blocks on the booking, and undoes it on the account', async () => {
  const booking = visit({ state: 'cancelled', status: 'rejected' });
  const page = await openPage(`/user/bookings/${booking.notification_id}`, {
    as: 'user',
    given: (server) => know(server, booking),
  });
  const { server, user } = page;
  server.answer(blockHandyman, { msg });
  server.answer(unblockHandyman, { msg });
  server.answer(listDevices, []);
  await user.click(await screen.findByRole('button', { name: /^Block / }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }),
  );
  await waitFor(() => expect(server.sent(blockHandyman)).toHaveLength(1));
  server.answer(listBlockedHandymen, [
    { handyman_id: ravi.handyman_id, name: ravi.name, blockedAt: new Date().toISOString() },
  ]);
  await page.goto('/user/account');
  await user.click(await screen.findByRole('button', { name: `Unblock ${ravi.name}` }));
  await waitFor(() =>
    expect(server.sent(unblockHandyman)[0]?.body).toEqual({ handyman_id: ravi.handyman_id }),
  );
});

test('§26 a paused professional reads why nobody asks them', async () => {
  await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => server.answer(getHandyman, { msg, ...ravi, online: true, paused: true }),
  });
  expect(await screen.findByText('We are looking at your last visits')).toBeTruthy();
});

test('§26 an operator reads what was raised and says, with a reason, that they have looked', async () => {
  const one = professional();
  const id = one.handyman_id;
  const flag = {
    handyman_id: id,
    name: one.name,
    kind: 'no_visit',
    booking_id: visit().notification_id,
    number: 48210,
    at: new Date().toISOString(),
    lookedAt: null,
    lookedBy: null,
  } as const;
  const page = await openPage(`/operator/professionals/${id}`, {
    given: (server) => {
      answerDesk(server);
      server.answer(getProfessional, {
        ...one,
        history: [
          {
            id: '1',
            at: new Date().toISOString(),
            operator: null,
            action: 'flag_professional',
            reason: null,
            answer: null,
          },
        ],
      });
      server.answer(readVisits, {
        paused: true,
        established: false,
        doors: 3,
        noVisit: 3,
        cancellations: 0,
        flags: [flag],
      });
      server.answer(closeVisitFlags, { msg: 'Noted.' });
    },
  });
  expect(await screen.findByText('Accepts nothing until you have looked')).toBeTruthy();
  expect(screen.getByText('LocalHands, by itself', { exact: false })).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'I have looked' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByRole('textbox'), 'Called them');
  await page.user.click(dialog.getByRole('button', { name: 'I have looked' }));
  await findToast('Noted.');
  expect(page.server.sent(closeVisitFlags)[0]?.body).toEqual({ reason: 'Called them' });
});
