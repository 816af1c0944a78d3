import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHours, setHours } from '#contract/hours.ts';
import { answerAccount } from '../../testing/account-answers.ts';
import { answerHours, openHours, usualHours } from '../../testing/hours-page.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';

useScreens();

const block = (name: string) => screen.getByRole('button', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const inWords = (day: string) => screen.getByRole('region', { name: day }).textContent;
const sentWeek = ({ server }: Page) => server.sent(setHours).at(-1)?.body['week'];

test('two hours are taken off by a tap, seen in words and in the sum before they are saved', async () => {
  const page = await openHours();
  expect(save().disabled).toBe(true);
  expect(screen.getByText('Everything is saved.')).toBeTruthy();
  await page.user.click(block('Wednesday, 1 pm to 3 pm'));
  expect(block('Wednesday, 1 pm to 3 pm').getAttribute('aria-pressed')).toBe('false');
  expect(inWords('Wednesday')).toContain('9 am – 1 pm, 3 – 7 pm');
  expect(screen.getByText('58 hours a week')).toBeTruthy();
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  expect(page.server.sent(setHours)).toEqual([]);

  await page.user.click(save());
  await findToast('Your week is saved.');
  expect(sentWeek(page)).toEqual(
    usualHours.week.with(2, [
      { from: '09:00', to: '13:00' },
      { from: '15:00', to: '19:00' },
    ]),
  );
  expect(await screen.findByText('Everything is saved.')).toBeTruthy();
  expect(save().disabled).toBe(true);
});

test('a day becomes a day off, and gets hours again', async () => {
  const page = await openHours();
  await page.user.click(block('Monday: show exact times'));
  await page.user.click(screen.getByRole('button', { name: 'Exact times' }));
  await page.user.click(screen.getByRole('button', { name: 'Make it a day off' }));
  expect(inWords('Monday')).toContain('Day off');
  expect(screen.getByText('50 hours a week')).toBeTruthy();
  await page.user.click(block('Monday: day off. Add hours'));
  expect(inWords('Monday')).toContain('9 am – 7 pm');
  expect(screen.getByText('Everything is saved.')).toBeTruthy();
});

test('exact times are chosen to the half hour and cannot reach another time of the day', async () => {
  const page = await openHours();
  await page.user.click(block('Friday: show exact times'));
  await page.user.click(screen.getByRole('button', { name: 'Exact times' }));
  await page.user.selectOptions(screen.getByLabelText('To'), '12:30 pm');
  await page.user.click(screen.getByRole('button', { name: 'Add a time' }));
  expect(inWords('Friday')).toContain('9 am – 12:30 pm, 1 – 3 pm');
  const second = within(screen.getByLabelText('From, time 2'));
  expect(second.getAllByRole('option')[0]?.textContent).toBe('1 pm');
  await page.user.click(screen.getByRole('button', { name: 'Remove 9 am – 12:30 pm' }));
  expect(inWords('Friday')).toContain('1 – 3 pm');
});

test('one day is copied to another, and to all', async () => {
  const page = await openHours();
  await page.user.click(block('Saturday, 5 pm to 7 pm'));
  await page.user.click(screen.getByRole('button', { name: 'Copy to Sunday' }));
  expect(screen.getByText('Saturday is copied to Sunday.')).toBeTruthy();
  expect(screen.getByText('66 hours a week')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Copy to all days' }));
  await page.user.click(save());
  await findToast('Your week is saved.');
  expect(sentWeek(page)).toEqual(usualHours.week.map(() => [{ from: '09:00', to: '17:00' }]));
});

test('arrow keys walk through the week, space changes a block, shift carries it on', async () => {
  const page = await openHours();
  const monday = block('Monday, 7 am to 9 am');
  monday.focus();
  await page.user.keyboard(' ');
  expect(monday.getAttribute('aria-pressed')).toBe('true');
  await page.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toBe(block('Tuesday, 7 am to 9 am'));
  expect(inWords('Tuesday')).toContain('7 am – 7 pm');
  await page.user.keyboard('{Control>}{End}{/Control}{ArrowLeft}');
  expect(document.activeElement).toBe(block('Sunday: day off. Add hours'));
  // The day has other blocks now: the focus stays on it.
  await page.user.keyboard(' ');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sunday, /);
  await page.user.keyboard('{Home}');
  expect(document.activeElement).toBe(block('Sunday: show exact times'));
  const stops = [...document.querySelectorAll('table button')].filter(
    (button) => button.getAttribute('tabindex') === '0',
  );
  expect(stops).toHaveLength(1);
});

test('hours at night are in sight from the day', async () => {
  const page = await openHours();
  await page.user.click(screen.getByRole('radio', { name: 'Early and late' }));
  await page.user.click(block('Tuesday, 9 pm to 11 pm'));
  await page.user.click(block('Tuesday, 11 pm to midnight'));
  expect(inWords('Tuesday')).toContain('9 am – 7 pm, 9 pm – midnight');
  expect(screen.getByRole('radio', { name: 'Early and late, 3 hours' })).toBeTruthy();
});

test('the distance goes by small steps near home and large ones far away, and says its number', async () => {
  const page = await openHours();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /How far you go/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('8 km');
  fireEvent.change(slider, { target: { value: Number(slider.value) + 1 } });
  expect(slider.getAttribute('aria-valuetext')).toBe('9 km');
  fireEvent.change(slider, { target: { value: slider.max } });
  expect(screen.getAllByText('50 km')).toHaveLength(2);
  await page.user.click(save());
  await findToast('Your week is saved.');
  expect(page.server.sent(setHours).at(-1)?.body).toEqual({ week: usualHours.week, radiusKm: 50 });
});

test('who has set no distance is told what holds, and saves none by changing hours', async () => {
  const page = await openHours({ radiusKm: null });
  expect(screen.getByText(/You have not set this yet.*25 km/)).toBeTruthy();
  await page.user.click(block('Monday, 9 am to 11 am'));
  await page.user.click(save());
  await findToast('Your week is saved.');
  expect(page.server.sent(setHours).at(-1)?.body['radiusKm']).toBeNull();
});

test('what is not saved outlives a reload, and can be undone', async () => {
  const page = await openHours();
  await page.user.click(block('Monday, 9 am to 11 am'));
  await page.reload();
  expect(await screen.findByText('58 hours a week')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(screen.getByText('60 hours a week')).toBeTruthy();
  expect(screen.getByText('Everything is saved.')).toBeTruthy();
});

test('what the server refuses is said at the day, and nothing is lost', async () => {
  const page = await openHours();
  await page.user.click(block('Monday, 9 am to 11 am'));
  page.server.refuse(setHours, 400, {
    msg: 'No.',
    code: 'bad_input',
    fields: { 'week.3.0.to': 'Choose an end that is later than the beginning.' },
  });
  await page.user.click(save());
  const thursday = await screen.findByRole('region', { name: 'Thursday' });
  expect(within(thursday).getByRole('alert').textContent).toContain('later than the beginning');
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  // Another change is another try.
  await page.user.click(block('Thursday, 9 am to 11 am'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a week that does not load says so and can be asked for again', async () => {
  const page = await openPage('/handyman/hours', {
    as: 'handyman',
    given: (server) => server.refuse(getHours, 404, { msg: 'Not now.', code: 'unavailable' }),
  });
  expect(await screen.findByText('Not now.')).toBeTruthy();
  answerHours(page.server);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test.each(['/handyman/dashboard', '/handyman/profile'])('%s leads to the week', async (path) => {
  const page = await openPage(path, {
    as: 'handyman',
    given: (server) => {
      answerAccount(server);
      answerHours(server);
    },
  });
  await page.user.click(await screen.findByRole('link', { name: /^Your week/ }));
  expect(await screen.findByRole('grid')).toBeTruthy();
  expect(page.address()).toBe('/handyman/hours');
});
