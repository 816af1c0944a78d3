import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addTimeOff, getHours, removeTimeOff } from '#contract/hours.ts';
import { openHours, usualHours } from '../../../testing/hours-page.ts';
import { findToast, useScreens } from '../../../testing/page.tsx';
import { idOf } from '../../../testing/samples.ts';

useScreens();

test('days off are listed, added and removed', async () => {
  const off = {
    time_off_id: idOf(70),
    startsAt: '2026-11-20T18:30:00.000Z',
    endsAt: '2026-11-22T18:30:00.000Z',
  };
  const page = await openHours({ timeOff: [off] });
  expect(screen.getByText('21 Nov 2026 – 22 Nov 2026')).toBeTruthy();
  page.server.answer(removeTimeOff, { msg: 'Your time off is removed.' });
  page.server.answer(getHours, usualHours);
  await page.user.click(screen.getByRole('button', { name: 'Remove 21 Nov 2026 – 22 Nov 2026' }));
  await findToast('Your time off is removed.');
  expect(await screen.findByText('You have no days off ahead.')).toBeTruthy();

  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  const day = first.getAttribute('max') ?? '';
  fireEvent.change(first, { target: { value: day } });
  // One day is what most people take off.
  expect(last).toHaveProperty('value', day);
  page.server.answer(addTimeOff, { msg: 'Your time off is saved.', ...off });
  await page.user.click(screen.getByRole('button', { name: 'Add days off' }));
  await findToast('Your time off is saved.');
  expect(page.server.sent(addTimeOff).at(-1)?.body).toEqual({ from: day, to: day });
});

test('days off with an agreed visit are refused at the field, with the way to the visit', async () => {
  const page = await openHours();
  const sentence = 'You said yes to booking 1012, which lies in this time.';
  page.server.refuse(addTimeOff, 409, { msg: sentence, code: 'visit_then', booking_id: idOf(80) });
  const first = screen.getByLabelText('First day');
  fireEvent.change(first, { target: { value: first.getAttribute('max') } });
  await page.user.click(screen.getByRole('button', { name: 'Add days off' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(first);
  const link = screen.getByRole('link', { name: 'Open the visit' });
  expect(link.getAttribute('href')).toBe(`/handyman/bookings/${idOf(80)}`);
});
