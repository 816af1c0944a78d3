import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rejectNotification } from '#contract/booking.ts';
import { become, know, moved, request } from '../testing/booking-samples.ts';
import { findPopUp, findRow, listPath } from '../testing/job-steps.ts';
import { openPage, useScreens } from '../testing/page.tsx';
import { ravi } from '../testing/samples.ts';
import { serverNow, setServerClock } from '../testing/server-clock.ts';

useScreens();

const hour = 3_600_000;
const tenMinutes = /^(10:00|9:\d\d)$/;

/** Just asked, by the server's clock. */
const justAsked = () => {
  const at = (milliseconds: number) => new Date(serverNow() + milliseconds).toISOString();
  return request({ createdAt: at(0), expiresAt: at(600_000) });
};
const declined = () => ({
  ...justAsked(),
  state: 'declined' as const,
  status: 'rejected' as const,
  endedBy: 'handyman' as const,
});

describe.each([
  ['fast', hour],
  ['slow', -hour],
])('on a phone an hour %s', (_, off) => {
  test('a request can be answered, and its time is the server’s', async () => {
    setServerClock(-off);
    const { server, user } = await openPage('/handyman/dashboard', {
      as: 'handyman',
      given: (to) => know(to),
    });
    server.answer(rejectNotification, () => {
      know(server, declined());
      return moved(declined());
    });
    await screen.findByText('No requests right now');
    become(server, justAsked());
    const popUp = await findPopUp();
    expect(popUp.getByRole('timer').textContent).toMatch(tenMinutes);
    expect(popUp.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false);
    await user.click(popUp.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('No requests right now')).toBeTruthy();
    expect(server.sent(rejectNotification)).toHaveLength(1);
  });

  test('the customer sees the server’s time run, and the answer', async () => {
    setServerClock(-off);
    const { server } = await openPage(listPath, {
      as: 'user',
      given: (to) => know(to, justAsked()),
    });
    const row = await findRow(ravi.name);
    expect((await row.findByRole('timer')).textContent).toMatch(tenMinutes);
    become(server, declined());
    const rejected = await within(screen.getByRole('main')).findByRole('button', {
      name: 'Request Rejected',
    });
    expect(rejected).toHaveProperty('disabled', true);
  });
});
