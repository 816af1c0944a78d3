import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProfessional, judgeApplication, listApplications } from '#contract/verification.ts';
import { answerDesk, applicant, professional } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';

useScreens();

const queue = [1, 2].map((n) => applicant(n));
const pageOf = (n: number) => `/operator/applications/${applicant(n).handyman_id}`;

const openQueue = () =>
  openPage('/operator/applications', {
    given: (server) => {
      answerDesk(server);
      server.answer(listApplications, ({ query }) => (query['status'] === undefined ? queue : []));
      server.answer(getProfessional, ({ params }) =>
        professional(queue.find(({ handyman_id }) => handyman_id === params['id'])),
      );
    },
  });

test('the queue is worked through by keys', async () => {
  const page = await openQueue();
  expect(await screen.findByRole('link', { name: 'Applicant 1' })).toBeTruthy();
  await page.user.keyboard('j{Enter}');
  await expect.poll(() => page.address()).toBe(pageOf(1));
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next application' });
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous application' });
  await expect.poll(() => next.disabled).toBe(false);
  // There is no row before the first.
  expect(previous.disabled).toBe(true);
  await page.user.keyboard('j');
  await expect.poll(() => page.address()).toBe(pageOf(2));
  await screen.findByRole('heading', { name: 'Applicant 2' });
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Previous application' }).disabled,
  ).toBe(false);
  await page.user.keyboard('k');
  await expect.poll(() => page.address()).toBe(pageOf(1));
  expect(await screen.findByRole('heading', { name: 'Applicant 1' })).toBeTruthy();
});

test('the queue is filtered in the address bar, and says when nothing waits', async () => {
  const page = await openQueue();
  await page.user.click(await screen.findByRole('link', { name: 'Suspended' }));
  expect(page.address()).toBe('/operator/applications?status=suspended');
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
  expect(page.server.sent(listApplications).at(-1)?.query).toEqual({ status: 'suspended' });
});

test('a reason that was not written is no complaint after approving', async () => {
  const page = await openQueue();
  const before = professional(queue[0]);
  const waiting = { ...before, aadharFront: true, aadharBack: true };
  page.server.answer(getProfessional, { ...waiting, decisions: ['approve', 'refuse', 'suspend'] });
  await page.goto(pageOf(1));
  await page.user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
  page.server.answer(judgeApplication, () => {
    page.server.answer(getProfessional, { ...waiting, status: 'verified', decisions: ['suspend'] });
    return { msg: 'Approved.', status: 'verified' as const };
  });
  await page.user.click(screen.getByRole('button', { name: /^Approve/ }));
  await page.user.click(within(await screen.findByRole('dialog')).getByText('Approve'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
  expect(await screen.findByRole('button', { name: /^Suspend/ })).toBeTruthy();
  expect(screen.queryByText('Please fill in this field.')).toBeNull();
});

test('the key a asks before it verifies, and does nothing until the images were opened', async () => {
  const page = await openQueue();
  const waiting = { ...professional(queue[0]), imagesSeen: false };
  page.server.answer(getProfessional, waiting);
  page.server.answer(judgeApplication, { msg: 'Approved.', status: 'verified' });
  await page.goto(pageOf(1));
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: /^Approve/ });
  expect(approve.disabled).toBe(true);
  expect(screen.getByText('Open both sides of the card first.')).toBeTruthy();
  await page.user.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();

  page.server.answer(getProfessional, { ...waiting, imagesSeen: true });
  await page.goto('/operator/applications');
  await page.goto(pageOf(1));
  await expect
    .poll(() => screen.queryByRole<HTMLButtonElement>('button', { name: /^Approve/ })?.disabled)
    .toBe(false);
  await page.user.keyboard('a');
  const question = within(await screen.findByRole('dialog', { name: 'Verify Applicant 1?' }));
  expect(page.server.sent(judgeApplication)).toEqual([]);
  await page.user.click(question.getByRole('button', { name: 'Approve' }));
  await expect
    .poll(() => page.server.sent(judgeApplication).map(({ body }) => body))
    .toEqual([{ decision: 'approve', version: 1 }]);
});

test('an answer to a suspension is turned down with a reason', async () => {
  const page = await openQueue();
  const suspended = professional(applicant(1, { status: 'suspended', answered: true }));
  page.server.answer(getProfessional, {
    ...suspended,
    answer: 'I was ill.',
    decisions: ['restore', 'uphold'],
  });
  page.server.answer(judgeApplication, { msg: 'The decision stands.', status: 'suspended' });
  await page.goto(pageOf(1));
  expect(await screen.findByRole('button', { name: 'End the suspension' })).toBeTruthy();
  const stands = screen.getByRole('button', { name: 'Turn the answer down and tell them' });
  expect(screen.getByText('They read it. They can answer again after 30 days.')).toBeTruthy();
  await page.user.click(stands);
  expect(page.server.sent(judgeApplication), 'not without a reason').toEqual([]);
  await page.user.type(
    screen.getByLabelText('What is wrong, and what they can do'),
    'Four customers said so.',
  );
  await page.user.click(stands);
  await expect
    .poll(() => page.server.sent(judgeApplication).map(({ body }) => body))
    .toEqual([{ decision: 'uphold', reason: 'Four customers said so.', version: 1 }]);
});

test('a sign-up that matches somebody suspended says when, why and in what, and waits for an admin', async () => {
  const page = await openQueue();
  const returning = applicant(1, { held: true });
  page.server.answer(listApplications, [returning]);
  page.server.answer(getProfessional, {
    ...professional(returning),
    decisions: ['refuse'],
    matches: [
      {
        kind: 'suspended',
        suspendedAt: '2026-11-03T09:00:00.000Z',
        reason: 'Has threatened a customer.',
        same: ['aadhaar', 'phone'],
      },
    ],
  });
  await page.goto(pageOf(1));
  const panel = within(
    await screen.findByRole('region', { name: 'Matches somebody who was suspended or refused' }),
  );
  expect(panel.getByText('Suspended on 3 Nov 2026')).toBeTruthy();
  expect(panel.getByText('Has threatened a customer.')).toBeTruthy();
  expect(panel.getByText('Same Aadhar number')).toBeTruthy();
  expect(panel.getByText('Same phone')).toBeTruthy();
  expect(panel.queryByText('Same mailbox')).toBeNull();
  expect(screen.getByText(/^Only an admin may approve/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('the queue marks a sign-up that matches somebody suspended', async () => {
  await openPage('/operator/applications', {
    given: (server) => {
      answerDesk(server);
      server.answer(listApplications, [applicant(1), applicant(2, { held: true })]);
    },
  });
  expect(await screen.findAllByText('Suspended before?')).toHaveLength(1);
});
