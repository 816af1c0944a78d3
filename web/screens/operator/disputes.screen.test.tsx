import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  acceptDispute,
  answerDispute,
  listDisputes,
  readDispute,
  takeDisputedShare,
} from '#contract/dispute.ts';
import type { DisputeView, ListedDispute } from '#contract/dispute.ts';
import type { Level } from '#domain/operator.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { asha, idOf } from '../../testing/samples.ts';

useScreens();

const id = idOf(81);

const listed = (more: Partial<ListedDispute> = {}): ListedDispute => ({
  dispute_id: id,
  booking_id: idOf(3),
  number: 48_210,
  customer: { user_id: asha.user_id, name: asha.username },
  state: 'open',
  task: 'answer',
  reason: 'fraudulent',
  amount: 300,
  forTip: false,
  crosses: false,
  openedAt: asha.createdAt,
  dueBy: '2026-11-27T12:00:00.000Z',
  closedAt: null,
  ...more,
});

const view = (more: Partial<DisputeView> = {}): DisputeView => ({
  ...listed(),
  gateway_id: 'dp_1',
  taken: true,
  returned: false,
  fee: 15,
  charged: 300,
  refunded: 0,
  earned: 255,
  shareTakenAt: null,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  sentAt: null,
  answer: null,
  draft: 'The cardholder paid ₹300.',
  timeline: [{ move: 'start', by: 'handyman', at: asha.createdAt }],
  ...more,
});

const open = (dispute: DisputeView, level: Level = 'admin') =>
  openPage(`/operator/disputes/${id}`, {
    given: (server) => {
      answerDesk(server, level);
      server.answer(readDispute, dispute);
      server.answer(answerDispute, { msg: 'The answer is with the bank now.' });
      server.answer(acceptDispute, { msg: 'The dispute is accepted.' });
      server.answer(takeDisputedShare, { msg: 'It has left the professional’s account.' });
    },
  });

test('§39 the list says what to do, until when, and what crosses a refund', async () => {
  await openPage('/operator/disputes', {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(listDisputes, ({ query }) =>
        query['show'] === 'decided'
          ? []
          : [listed(), listed({ dispute_id: idOf(82), number: 48_211, crosses: true })],
      );
    },
  });
  const link = await screen.findByRole('link', { name: '48210' });
  expect(link.getAttribute('href')).toBe(`/operator/disputes/${id}`);
  expect(screen.getAllByText('Answer it, or accept it.')).toHaveLength(2);
  expect(screen.getAllByText(/^Until .*27/)).toHaveLength(2);
  expect(screen.getAllByText('Refunded too')).toHaveLength(1);
});

test('§39 an admin answers with the facts as they came, once more asked, with a reason', async () => {
  const { user, server } = await open(view());
  const text = await screen.findByRole('textbox', { name: /What we say to the bank/ });
  expect(text).toHaveProperty('value', 'The cardholder paid ₹300.');
  await user.type(text, ' winning_evidence');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send this answer to the bank?' }),
  );
  await user.type(dialog.getByRole('textbox'), 'The code was given.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await findToast('The answer is with the bank now.');
  expect(server.sent(answerDispute)).toMatchObject([
    {
      params: { id },
      body: {
        text: 'The cardholder paid ₹300. winning_evidence',
        reason: 'The code was given.',
      },
    },
  ]);
});

test('§39 or accepts it', async () => {
  const { user, server } = await open(view());
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: /leave ₹300 to the customer/ }));
  await user.type(dialog.getByRole('textbox'), 'They are right.');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await findToast('The dispute is accepted.');
  expect(server.sent(acceptDispute)).toHaveLength(1);
});

test('§39 support reads, and does neither', async () => {
  await open(view(), 'support');
  expect(await screen.findByText('An admin answers or accepts it.')).toBeTruthy();
  expect(screen.getByText('The cardholder paid ₹300.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('§39 once decided it says what was said, by whom, and where the money is', async () => {
  await open(
    view({
      state: 'won',
      task: 'none',
      returned: true,
      decision: 'answer',
      decidedBy: 'Neela Shah',
      decidedAt: asha.createdAt,
      sentAt: asha.createdAt,
      answer: 'They gave the code.',
    }),
  );
  expect(await screen.findByText('They gave the code.')).toBeTruthy();
  expect(screen.getByText(/^Neela Shah answered on/)).toBeTruthy();
  expect(screen.getByText('Ours again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /professional/ })).toBeNull();
});

test('§39 of one that is lost an admin can take what the professional has', async () => {
  const { user, server } = await open(view({ state: 'lost', task: 'none' }));
  await user.click(await screen.findByRole('button', { name: 'Take it from the professional' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Take ₹255 from the professional?' }),
  );
  await user.type(dialog.getByRole('textbox'), 'Both are one person.');
  await user.click(dialog.getByRole('button', { name: 'Take it from the professional' }));
  await findToast('It has left the professional’s account.');
  expect(server.sent(takeDisputedShare)).toMatchObject([
    { params: { id }, body: { reason: 'Both are one person.' } },
  ]);
});
