import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getRating, getUnrated, giveRating, listAboutMe } from '#contract/rating.ts';
import type { RatingView } from '#contract/rating.ts';
import { getTip, giveTip } from '#contract/tip.ts';
import type { TipView } from '#contract/tip.ts';
import type { Party } from '#domain/role.ts';
import { know, noTip, toHandyman, visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { ravi } from '../../testing/samples.ts';

useScreens();

const done = visit({ state: 'done', paymentState: 'paid', paid: 220, due: 0, moves: [] });
const id = done.notification_id;
const mine: RatingView['mine'] = {
  stars: 5,
  tags: [],
  words: null,
  reply: null,
  visible: true,
  hidden: null,
  counts: 'yes',
};
const rated: RatingView = { mine, theirs: null, may: 'nothing', until: null };
const offered: TipView = { ...noTip, offered: true, until: '2026-11-26T06:00:00.000Z' };
const given = (more: Partial<NonNullable<TipView['tip']>> = {}): TipView => ({
  ...noTip,
  tip: {
    amount: 50,
    state: 'given',
    at: '2026-11-19T06:00:00.000Z',
    paidWith: 'card',
    receipt: 'LH-2627A-000042',
    passedOn: true,
    ...more,
  },
});

const open = (tip: TipView, as: Party = 'user', rating = rated) =>
  openPage(`/${as}/bookings/${id}`, {
    as,
    given: (server) => {
      know(server, as === 'user' ? done : toHandyman(done));
      server.answer(getRating, { msg: 'OK', ...rating });
      server.answer(getTip, { msg: 'OK', ...tip });
    },
  });

test('§35 after the rating a tip is asked about, and no amount is chosen', async () => {
  const page = await open(offered);
  const { user, server } = page;
  const part = within(await screen.findByRole('region', { name: 'A tip for Ravi?' }));
  expect(part.getByText(/^Only if you like/)).toBeTruthy();
  expect(part.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '₹20',
    '₹50',
    '₹100',
    'Another amount',
  ]);
  await user.click(part.getByRole('link', { name: '₹50' }));
  expect(page.address()).toBe(`/user/bookings/${id}/tip?amount=50`);
  expect(server.sent(giveTip)).toEqual([]);
});

test('§35 before the rating nothing is asked', async () => {
  await open(offered, 'user', { mine: null, theirs: null, may: 'rate', until: null });
  expect(await screen.findByRole('heading', { name: 'How was Ravi’s work?' })).toBeTruthy();
  expect(screen.queryByText('A tip for Ravi?')).toBeNull();
});

test('§35 what was given stands there, with the way to its receipt', async () => {
  await open(given());
  expect(await screen.findByText('You gave Ravi a tip of ₹50.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt of the tip' })).toMatchObject({
    pathname: `/user/bookings/${id}/tip`,
  });
  expect(screen.queryByText('A tip for Ravi?')).toBeNull();
});

test.each([
  ['given', 'All of it is yours, and comes with your next payout.'],
  ['refunded', 'It was given back to the customer.'],
] as const)('§35 the professional reads of a tip that was %s', async (state, text) => {
  await open(given({ state, receipt: null }), 'handyman');
  expect(await screen.findByText('Asha gave you a tip of ₹50.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('§35 the professional is offered nothing, whatever they rate', async () => {
  await open(noTip, 'handyman');
  expect(await screen.findByText('Your rating')).toBeTruthy();
  expect(screen.queryByText(/tip/i)).toBeNull();
});

test('§35 after a rating on the list of bookings it is asked about there, and can be sent away', async () => {
  const { user, server } = await openPage('/user/bookings', {
    as: 'user',
    given: (fake) => {
      know(fake, done);
      fake.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
      fake.answer(getTip, { msg: 'OK', ...offered });
      const about = { id: ravi.handyman_id, name: ravi.name, profile: null };
      const doneAt = '2026-11-19T05:00:00.000Z';
      fake.answer(getUnrated, {
        msg: 'OK',
        job: { booking_id: id, service: 'Plumber', doneAt, about },
      });
      fake.answer(giveRating, () => {
        fake.answer(getUnrated, { msg: 'OK', job: null });
        return { msg: 'Thank you.', ...rated };
      });
    },
  });
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  expect(screen.queryByText('A tip for Ravi?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  const part = within(await screen.findByRole('region', { name: 'A tip for Ravi?' }));
  await user.click(part.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('A tip for Ravi?')).toBeNull();
  expect(server.sent(giveRating)).toHaveLength(1);
});
