import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Replied } from '#contract/call.ts';
import { listAudit } from '#contract/operator.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

type Entry = Replied<typeof listAudit>[number];

const entry = (action: string, details: Entry['details'], n = 1): Entry => ({
  id: String(n),
  at: '2026-11-18T09:00:00.000Z',
  operator: 'Neela Rao',
  action,
  subjectKind: 'booking',
  subjectId: idOf(400 + n),
  reason: null,
  details,
});

const rowOf = async (one: Entry) => {
  await openPage('/operator/audit', {
    given: (server) => {
      answerDesk(server);
      server.answer(listAudit, [one]);
    },
  });
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

const pack = (name: string, price: number, includes = 'All of it') => ({
  name,
  price,
  includes,
  details: [],
  hi: { name, includes, details: [] },
});

test.each([
  [
    'a price',
    entry('change_service', {
      service: 'Plumber',
      before: { serviceCharge: 100, packs: [pack('Small', 50), pack('Large', 200)] },
      after: { serviceCharge: 120, packs: [pack('Small', 60), pack('Large', 200)] },
    }),
    [
      'Service: Plumber',
      'Service charge: ₹100 → ₹120',
      'Packs: Small ₹50, Large ₹200 → Small ₹60, Large ₹200',
    ],
  ],
  [
    'the words of a pack',
    entry('change_service', {
      service: 'Plumber',
      before: { packs: [pack('Small', 50)], commissionPercent: null },
      after: { packs: [pack('Small', 50, 'Half of it')], commissionPercent: 20 },
    }),
    ['Service: Plumber', 'Packs: the words of Small', 'Commission: the usual → 20 %'],
  ],
  [
    'a service that is switched off',
    entry('switch_service', {
      service: 'Maid',
      before: { active: true },
      after: { active: false },
    }),
    ['Service: Maid', 'Offered: yes → no'],
  ],
  [
    'a refund',
    entry('refund', {
      amount: 100,
      ticket: 77,
      before: { refunded: 0 },
      after: { refunded: 100 },
    }),
    ['Amount: ₹100', 'Ticket: 77', 'Refunded in all: ₹0 → ₹100'],
  ],
  [
    'a suspension',
    entry('suspend_professional', { before: 'verified', after: 'suspended', answer: null }),
    ['State: Verified → Suspended'],
  ],
  [
    'another level',
    entry('change_operator', {
      before: { level: 'support', disabled: false },
      after: { level: 'admin', disabled: false },
    }),
    ['Level: Support → Admin'],
  ],
  [
    'a file',
    entry('export_customers', { filter: { q: 'a•••@example.com' }, rows: 1 }),
    ['Searched for: a•••@example.com', 'Rows: 1'],
  ],
] as const)(
  '§11 the audit log says what of %s was changed, from what to what',
  async (_name, one, lines) => {
    expect(await rowOf(one)).toEqual(lines);
  },
);

test('what an operator looked at is linked from the mail to the admins', async () => {
  const page = await openPage(`/operator/audit?operator=${idOf(300)}`, {
    given: (server) => {
      answerDesk(server);
      server.answer(listAudit, [entry('look_at_customer', { on: 'ticket', id: idOf(9) })]);
    },
  });
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(page.server.sent(listAudit)[0]?.query).toEqual({ operator: idOf(300) });
});
