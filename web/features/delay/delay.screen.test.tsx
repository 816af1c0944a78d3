import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handOver, sayLate, waitForLate } from '#contract/delay.ts';
import { getDispatch, listDispatches } from '#contract/dispatch.ts';
import { become, know, minutesAgo, toHandyman, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { dispatchOf } from '../../testing/dispatch-samples.ts';
import { answerDashboard } from '../../testing/handyman-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { asha } from '../../testing/samples.ts';

useScreens();

const minute = 60_000;
const inMinutes = (minutes: number) =>
  new Date(Math.round(Date.parse(minutesAgo(-minutes)) / minute) * minute).toISOString();
const startsAt = inMinutes(40);
const delay = { by: 'handyman', expectedAt: inMinutes(70), waits: false } as const;

const openAs = (as: 'user' | 'handyman', one: Visit) =>
  openPage(`/${as}/bookings/${one.notification_id}`, {
    as,
    given: (server) => know(server, as === 'user' ? one : toHandyman(one)),
  });

test('the customer reads when the professional is expected, and says that they wait', async () => {
  const { server, user } = await openAs('user', visit({ startsAt, delay }));
  const notice = within(await screen.findByRole('region', { name: /^Ravi will be late/ }));
  expect(notice.getByText(/That is 30 min later/)).toBeTruthy();
  server.answer(waitForLate, () => {
    become(server, visit({ startsAt, delay: { ...delay, waits: true } }));
    return { msg: 'Thank you.', delay: { ...delay, waits: true } };
  });
  await user.click(notice.getByRole('button', { name: 'I can wait' }));
  expect(await screen.findByText(/^You wait until about/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I can wait' })).toBeNull();
  expect(server.sent(waitForLate).map(({ body }) => body)).toEqual([
    { expectedAt: delay.expectedAt },
  ]);
});

test('before others are asked the customer reads what follows, and then sees who was asked', async () => {
  const { server, user } = await openAs('user', visit({ startsAt, delay }));
  await user.click(await screen.findByRole('button', { name: 'Ask somebody else' }));
  const question = within(await screen.findByRole('dialog', { name: 'Ask somebody else?' }));
  expect(question.getByText(/ends, free of charge/)).toBeTruthy();
  const asking = dispatchOf(['waiting']);
  server.answer(handOver, { msg: 'Others are asked.', dispatch_id: asking.dispatch_id });
  server.answer(getDispatch, { msg: 'OK', ...asking });
  server.answer(listDispatches, [asking]);
  await user.click(question.getByRole('button', { name: 'Yes, ask others' }));
  expect(await screen.findByText('Others are asked.')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Who was asked' })).toBeTruthy();
});

test('while nobody else is free the visit stays, and the page says why', async () => {
  const { server, user } = await openAs('user', visit({ startsAt, delay }));
  server.refuse(handOver, 409, { msg: 'Nobody else is free now.', code: 'nobody_free' });
  await user.click(await screen.findByRole('button', { name: 'Ask somebody else' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, ask others' }));
  expect(await screen.findByText('Nobody else is free now.')).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Ravi will be late/ })).toBeTruthy();
});

test('the professional says by how much they will be late, and reads whether the customer waits', async () => {
  const { server, user } = await openAs('handyman', visit({ startsAt }));
  await user.click(await screen.findByRole('button', { name: 'I will be late' }));
  await user.click(screen.getByRole('radio', { name: '30 min' }));
  server.answer(sayLate, () => {
    become(server, toHandyman(visit({ startsAt, delay })));
    return { msg: 'The customer is told.', delay };
  });
  await user.click(screen.getByRole('button', { name: /^Tell Asha: about/ }));
  expect(await screen.findByText(/^Asha knows that you come about/)).toBeTruthy();
  expect(screen.getByText(/has not answered/)).toBeTruthy();
  expect(server.sent(sayLate).map(({ body }) => body)).toEqual([{ minutes: 30 }]);
  become(server, toHandyman(visit({ startsAt, delay: { ...delay, waits: true } })));
  expect(await screen.findByText(/Asha waits for you/)).toBeTruthy();
});

test('two days before, nobody is asked whether they will be late', async () => {
  await openAs('handyman', visit({ startsAt: inMinutes(2 * 24 * 60) }));
  expect(await screen.findByRole('heading', { name: 'When' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I will be late' })).toBeNull();
});

test('on other pages the customer hears of it, once', async () => {
  const before = visit({ startsAt });
  const { server } = await openPage('/user/addresses', {
    as: 'user',
    given: (given) => know(given, before),
  });
  // What this tab has noted of the bookings it has seen.
  await waitFor(() =>
    expect(sessionStorage.getItem(`localhands.seen.${asha.user_id}`)).toContain(
      before.notification_id,
    ),
  );
  become(server, visit({ startsAt, delay }));
  expect(
    await screen.findByText(/will be late: about .*Wait, or choose otherwise\?$/),
  ).toBeTruthy();
});

test('the dashboard says for which visit they have said it', async () => {
  await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      know(server, toHandyman(visit({ startsAt: inMinutes(90), delay })));
    },
  });
  const coming = within(await screen.findByRole('region', { name: 'Coming visits' }));
  expect(coming.getByText(/^Asha knows that you come about/)).toBeTruthy();
});
