import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDiscount, changeDiscount, listDiscounts } from '#contract/discount.ts';
import type { ListedDiscount } from '#contract/discount.ts';
import type { Level } from '#domain/operator.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const monsoon: ListedDiscount = {
  code_id: idOf(400),
  code: 'MONSOON50',
  percent: null,
  amount: 50,
  firstOnly: false,
  validFrom: '2026-07-01',
  validTo: '2026-07-31',
  uses: 200,
  used: 12,
  given: 600,
  active: true,
  standing: 'running',
  version: 3,
  madeBy: 'Neela Rao',
  madeAt: '2026-06-20T06:00:00.000Z',
};
const first: ListedDiscount = {
  ...monsoon,
  code_id: idOf(401),
  code: 'FIRST20',
  percent: 20,
  amount: 100,
  firstOnly: true,
  standing: 'used_up',
};

const open = (level: Level = 'admin') =>
  openPage('/operator/codes', {
    given: (server) => {
      answerDesk(server, level);
      server.answer(listDiscounts, [monsoon, first]);
    },
  });

test('§38 each code with what it gives, its uses and what it has given', async () => {
  await open();
  const table = within(await screen.findByRole('region', { name: 'Discount codes' }));
  const [, one, two] = table.getAllByRole('row');
  expect(one?.textContent).toContain('MONSOON50');
  expect(one?.textContent).toContain('Runs');
  expect(one?.textContent).toContain('12 of 200');
  expect(one?.textContent).toContain('₹600');
  expect(two?.textContent).toContain('20%, up to ₹100');
  expect(two?.textContent).toContain('First booking only');
  expect(two?.textContent).toContain('Used up');
});

test('§38 support reads, and has no way to make or change one', async () => {
  await open('support');
  expect(await screen.findByText('MONSOON50')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('§38 an admin makes one that gives a percentage', async () => {
  const { user, server } = await open();
  server.answer(addDiscount, { msg: 'SPRING20 is made.', code_id: idOf(402) });
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Code'), 'spring20');
  await user.selectOptions(dialog.getByLabelText('What it gives'), 'percent');
  await user.type(dialog.getByLabelText('Percent'), '20');
  await user.type(dialog.getByLabelText('At most, in rupees'), '100');
  await user.selectOptions(dialog.getByLabelText('For whom'), 'first');
  await user.type(dialog.getByLabelText('From'), '2026-11-20');
  await user.type(dialog.getByLabelText('To, with this day'), '2026-12-20');
  await user.type(dialog.getByLabelText('Uses in all'), '500');
  await user.type(dialog.getByLabelText('Why (for the audit log)'), 'Spring.');
  await user.click(dialog.getByRole('button', { name: 'Make the code' }));
  await findToast('SPRING20 is made.');
  expect(server.sent(addDiscount)).toMatchObject([
    {
      body: {
        code: 'spring20',
        percent: 20,
        amount: 100,
        firstOnly: true,
        validFrom: '2026-11-20',
        validTo: '2026-12-20',
        uses: 500,
        reason: 'Spring.',
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('§38 and ends one, with the version that was seen', async () => {
  const { user, server } = await open();
  server.answer(changeDiscount, { msg: 'The code is changed.' });
  await user.click(await screen.findByRole('button', { name: 'Change MONSOON50' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('State'), 'ended');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please fill in this field.', { exact: false })).toBeTruthy();
  await user.type(dialog.getByLabelText('Why (for the audit log)'), 'It was too good.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('The code is changed.');
  expect(server.sent(changeDiscount)).toMatchObject([
    {
      params: { id: monsoon.code_id },
      body: {
        active: false,
        validFrom: '2026-07-01',
        validTo: '2026-07-31',
        uses: 200,
        version: 3,
        reason: 'It was too good.',
      },
    },
  ]);
});
