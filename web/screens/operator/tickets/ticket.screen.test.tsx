import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerTicket, closeTicket, getAlarms, getAnyTicket } from '#contract/ticket-support.ts';
import type { Entry } from '#contract/ticket.ts';
import { answerDesk, bookingFacts, line, ticket } from '../../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import type { FakeServer } from '../../../testing/server.ts';

useScreens();

const meanwhile = 'Somebody has written meanwhile. Read it, then send yours again.';
const refusal = { msg: meanwhile, code: 'written_meanwhile' };
const drips = line(1, 'author', 'The tap drips.');
const floods = line(2, 'author', 'The kitchen floods.');

const open = (thread: readonly Entry[], given: (server: FakeServer) => void) =>
  openPage(`/operator/tickets/${ticket([]).ticket_id}`, {
    given: (server) => {
      answerDesk(server);
      server.answer(getAnyTicket, ticket(thread));
      given(server);
    },
  });

const seenIn = (server: FakeServer, call: typeof answerTicket | typeof closeTicket) =>
  server.sent(call).map(({ body }) => body['seen']);

test('what an operator has not read is not answered over, and nothing typed is lost', async () => {
  const page = await open([drips], (server) => server.refuse(answerTicket, 409, refusal));
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect(screen.getByText('The tap drips.')).toBeTruthy();
  await page.user.type(answer, 'Does it drip much?');
  page.server.answer(getAnyTicket, ticket([drips, floods]));
  await page.user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await findToast(meanwhile);
  expect(await screen.findByText('The kitchen floods.')).toBeTruthy();
  expect(answer.value).toBe('Does it drip much?');

  page.server.answer(answerTicket, { msg: 'Answered.' });
  await page.user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await expect.poll(() => answer.value).toBe('');
  expect(seenIn(page.server, answerTicket)).toEqual([1, 2]);
  await page.wait(5000);
  expect(screen.queryByText(meanwhile)).toBeNull();
});

test('nor is it closed over: the dialog makes room for it, and keeps what was typed', async () => {
  const page = await open([drips], (server) => server.refuse(closeTicket, 409, refusal));
  const openDialog = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Close the ticket' }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      outcome: dialog.getByLabelText<HTMLSelectElement>('Outcome'),
      text: dialog.getByLabelText<HTMLTextAreaElement>('What you tell the author'),
      button: dialog.getByRole('button', { name: 'Close the ticket' }),
    };
  };

  const dialog = await openDialog();
  await page.user.selectOptions(dialog.outcome, 'no_action');
  await page.user.type(dialog.text, 'Glad that it stopped.');
  // The author's line arrives with the next poll, behind the dialog, where the operator does not see it.
  page.server.answer(getAnyTicket, ticket([drips, line(2, 'author', 'It has not stopped.')]));
  await page.wait(5500);
  expect(screen.getByText('It has not stopped.')).toBeTruthy();
  await page.user.click(dialog.button);
  await findToast(meanwhile);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('It has not stopped.')).toBeTruthy();

  const again = await openDialog();
  expect(again.outcome.value).toBe('no_action');
  expect(again.text.value).toBe('Glad that it stopped.');
  page.server.answer(closeTicket, { msg: 'Closed.' });
  const closed = line(3, 'closed', 'Glad that it stopped.');
  page.server.answer(
    getAnyTicket,
    ticket([drips, closed], { state: 'closed', outcome: 'no_action' }),
  );
  await page.user.click(again.button);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Glad that it stopped.')).toBeTruthy();
  expect(seenIn(page.server, closeTicket)).toEqual([1, 2]);
  expect(page.server.sent(closeTicket)[1]?.body).toMatchObject({
    outcome: 'no_action',
    text: 'Glad that it stopped.',
  });
});

test('a call for help shows both phones, the door and 112, and no replies about photos', async () => {
  const door = { lat: 18.5074, long: 73.8077, address: 'Flat 12, Sai Heights' };
  const page = await openPage(`/operator/tickets/${ticket([]).ticket_id}`, {
    given: (server) => {
      answerDesk(server);
      server.answer(getAnyTicket, ticket([], { category: 'sos', facts: bookingFacts, door }));
      const alarm = { ticket_id: ticket([]).ticket_id, number: 77, role: 'user' } as const;
      const alarms = [{ ...alarm, at: '2026-11-18T09:00:00.000Z', operator: null }];
      server.answer(getAlarms, { msg: 'OK', alarms, open: 1, overdue: 0 });
    },
  });
  for (const { name, phone } of [bookingFacts.customer, bookingFacts.handyman]) {
    const call = await screen.findByRole('link', { name: `Call ${name}, ${phone}` });
    expect(call.getAttribute('href')).toBe(`tel:+91${phone}`);
  }
  expect(screen.getByText('Flat 12, Sai Heights')).toBeTruthy();
  expect(screen.getByText(/Call 112/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: /photo/ })).toBeNull();
  expect(screen.getByRole('option', { name: /are calling you now/ })).toBeTruthy();
  expect(document.title).toBe('SOS: take it');
  page.server.answer(getAlarms, { msg: 'OK', alarms: [], open: 1, overdue: 0 });
  await page.wait(11_000);
  await expect.poll(() => document.title).not.toContain('SOS');
});
