import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listMessages, readMessages, sendMessage } from '#contract/chat.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { setOnline } from '../../testing/browser.ts';
import { answerBookingPage, bookingPage, chatOf, message } from '../../testing/chat-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import type { Asked } from '../../testing/server.ts';

useScreens();

const msg = 'OK';
const mine = `/user/bookings/${bookingPage().notification_id}`;

/** What was sent, as it arrived. */
const arrived = ({ body }: Asked): ChatMessage =>
  message(1, {
    from: 'user',
    key: String(body['key']),
    text: typeof body['text'] === 'string' ? body['text'] : null,
    ...(body['quick'] === 'second_gate' && { quick: 'second_gate' as const }),
  });

test('a quick reply is sent as its name, and read in the language of whoever reads it', async () => {
  const page = await openPage(mine, {
    as: 'user',
    given: (server) => {
      answerBookingPage(server);
      server.answer(listMessages, chatOf([message(1, { quick: 'at_the_gate' })]));
      server.answer(sendMessage, (asked) => ({ msg, message: { ...arrived(asked), number: 2 } }));
    },
  });
  const log = within(await screen.findByRole('log'));
  expect(log.getByText('I am at the gate')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Second gate, please' }));
  expect(await log.findByText('Second gate, please')).toBeTruthy();
  await log.findByText('Sent');
  const [sent] = page.server.sent(sendMessage);
  expect(sent?.body).toEqual({ key: sent?.body['key'], quick: 'second_gate' });
});

test('what is in sight is read, also where a busy browser tells of several looks at once', async () => {
  const looks = [false, true].map((isIntersecting) => ({ isIntersecting }));
  class Observer {
    private readonly told: (entries: readonly object[]) => void;
    constructor(told: (entries: readonly object[]) => void) {
      this.told = told;
    }
    observe() {
      queueMicrotask(() => this.told(looks));
    }
    readonly disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const page = await openPage(mine, {
    as: 'user',
    given: (server) => {
      answerBookingPage(server);
      server.answer(listMessages, chatOf([message(1, { quick: 'at_the_gate' })]));
      server.answer(readMessages, { msg, readByMe: 1 });
    },
  });
  await screen.findByRole('log');
  await expect.poll(() => page.server.sent(readMessages).length).toBe(1);
  expect(page.server.sent(readMessages)).toMatchObject([
    { query: { as: 'user' }, body: { upTo: 1 } },
  ]);
});

test('what could not be sent says so and is sent once when it is tried again', async () => {
  const page = await openPage(mine, {
    as: 'user',
    given: (server) => {
      answerBookingPage(server);
      server.answer(sendMessage, (asked) => ({ msg, message: arrived(asked) }));
    },
  });
  const field = await screen.findByPlaceholderText('Write a message');
  await page.user.type(field, 'Are you near?');
  act(() => setOnline(false));
  await page.user.type(field, '{Enter}');
  expect(await screen.findByText(/^Not sent\./)).toBeTruthy();
  expect(page.server.sent(sendMessage)).toEqual([]);
  act(() => setOnline(true));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  const log = within(screen.getByRole('log'));
  expect(await log.findByText('Sent')).toBeTruthy();
  expect(log.getAllByText('Are you near?')).toHaveLength(1);
  expect(page.server.sent(sendMessage)).toHaveLength(1);
});

test('what was lost on its way is sent again under the same key, so that it cannot stand there twice', async () => {
  const page = await openPage(mine, {
    as: 'user',
    given: (server) => {
      answerBookingPage(server);
      server.lose(sendMessage);
    },
  });
  await page.user.type(await screen.findByPlaceholderText('Write a message'), 'Near?{Enter}');
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.server.answer(sendMessage, (asked) => ({ msg, message: arrived(asked) }));
  await page.user.click(again);
  expect(await within(screen.getByRole('log')).findByText('Sent')).toBeTruthy();
  const keys = page.server.sent(sendMessage).map(({ body }) => body['key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});
