import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exportProfessionals, listProfessionals } from '#contract/verification.ts';
import { answerDesk, applicant } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';

useScreens();

test('the list of professionals leaves as a file, filtered as it is shown, with a reason', async () => {
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download);
  });
  const page = await openPage('/operator/professionals', {
    given: (server) => {
      answerDesk(server);
      server.answer(listProfessionals, [applicant(1)]);
      server.answer(exportProfessionals, 'name,email');
    },
  });
  expect(await screen.findByRole('link', { name: 'Applicant 1' })).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('State'), 'refused');
  await page.user.click(await screen.findByRole('button', { name: 'Jobs' }));
  await expect.poll(() => page.address()).toBe('/operator/professionals?status=refused&sort=jobs');
  await page.user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const form = within(await screen.findByRole('dialog'));
  await page.user.click(form.getByRole('button', { name: 'Export' }));
  expect(page.server.sent(exportProfessionals), 'not without a reason').toEqual([]);
  await page.user.type(form.getByLabelText('Reason'), 'Monthly report');
  await page.user.click(form.getByRole('button', { name: 'Export' }));
  await expect.poll(() => kept).toEqual(['professionals.csv']);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(page.server.sent(exportProfessionals).map(({ body }) => body)).toEqual([
    { status: 'refused', sort: 'jobs', reason: 'Monthly report' },
  ]);
});

test('a search that finds nobody says so', async () => {
  const page = await openPage('/operator/professionals?q=nobody+at+all', { given: answerDesk });
  expect(await screen.findByText('Nobody fits')).toBeTruthy();
  expect(page.server.sent(listProfessionals)[0]?.query).toEqual({ q: 'nobody at all' });
});

test('support is not offered the file', async () => {
  await openPage('/operator/professionals', {
    given: (server) => answerDesk(server, 'support'),
  });
  expect(await screen.findByText('Nobody fits')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});
