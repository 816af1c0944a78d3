import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listAllTickets } from '#contract/ticket-support.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';

useScreens();

test('the tickets are filtered at once, as every list of the console, and the address says by what', async () => {
  const page = await openPage('/operator/tickets?state=open', {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(listAllTickets, []);
    },
  });
  const state = await screen.findByLabelText<HTMLSelectElement>('State');
  expect(state.selectedOptions[0]?.text).toBe('Open');
  await page.user.selectOptions(state, 'closed');
  await expect.poll(() => page.address()).toBe('/operator/tickets?state=closed');
  await page.user.selectOptions(screen.getByLabelText('Which'), 'mine');
  await page.user.type(screen.getByRole('searchbox'), '#77{Enter}');
  await expect
    .poll(() => page.address())
    .toBe('/operator/tickets?state=closed&which=mine&number=77');
  await expect
    .poll(() => page.server.sent(listAllTickets).at(-1)?.query)
    .toEqual({ state: 'closed', mine: 'true', number: '77' });
  await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(() => page.address()).toBe('/operator/tickets');
});
