import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addAddress } from '#contract/address.ts';
import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { changePhone } from '#contract/details.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { config } from '#contract/payment.ts';
import { openTicket } from '#contract/ticket.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { audit } from '../testing/paying.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const rounds = Array.from({ length: 10 }, (_, n) => n);
const leave = (who: Person) => who.try(deleteAccount, { currentPassword: goodPassword });

/** Whether the account is there, and how many open things it has: one of the two, never both. */
const standing = async (role: 'user' | 'handyman', id: string) => {
  const [row] = await t.database.query<{ gone: boolean; open: number }>(
    `select deleted_at is not null as gone, (
         select count(*)::int from bookings
         where ${role}_id = $1 and state in ('requested', 'accepted', 'started')
       ) + (select count(*)::int from tickets where ${role}_id = $1 and state = 'open')
       + ${role === 'user' ? `(select count(*)::int from addresses where user_id = $1)` : '0'}
       + ${role === 'user' ? `(select count(*)::int from dispatches where user_id = $1 and state = 'asking')` : '0'}
       as open
     from ${role === 'user' ? 'users' : 'handymen'} where id = $1`,
    [id],
  );
  return row;
};

const expectOneOutcome = async (role: 'user' | 'handyman', id: string, left: number) => {
  const now = await standing(role, id);
  expect([200, 409]).toContain(left);
  expect(now?.gone).toBe(left === 200);
  if (left === 200) expect(now?.open).toBe(0);
};

test('asking and leaving: either there is a request, or there is nobody, for both sides', async () => {
  for (const round of rounds) {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const who = round % 2 === 0 ? asha : ravi;
    const request = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const [left, asked] = await Promise.all([leave(who), asha.try(createNotification, request)]);
    await expectOneOutcome(round % 2 === 0 ? 'user' : 'handyman', who.id, left.status);
    expect(left.status === 200).toBe(asked.status !== 200);
    if (asked.status !== 200) expect([401, 404, 409]).toContain(asked.status);
  }
});

test('a yes and leaving: whoever is asked stays until it has ended', async () => {
  for (const _ of rounds) {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, { ...pune, user_id: asha.id, handyman_id: ravi.id });
    const [yes, ...left] = await Promise.all([
      ravi.try(acceptNotification, { handyman_id: ravi.id }),
      leave(asha),
      leave(ravi),
    ]);
    expect(yes.status).toBe(200);
    expect(left.map(({ status }) => status)).toEqual([409, 409]);
  }
});

test('paying and leaving: nobody leaves while money is under way, and the books are right', async () => {
  for (const _ of rounds) {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const request = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: id } = await asha.send(createNotification, request);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    const [paid, left] = await Promise.all([
      asha.try(config, { token: { id: 'tok_visa' }, booking_id: id }),
      leave(asha),
    ]);
    expect(paid.status).toBe(200);
    await expectOneOutcome('user', asha.id, left.status);
  }
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

test('whatever is begun while somebody leaves leaves nothing of theirs behind', async () => {
  for (const _ of rounds) {
    const [asha] = [await t.user(), await t.handyman()];
    const begun = await Promise.all([
      leave(asha),
      asha.try(addAddress, { kind: 'home', address: '7 Quibblestone Terrace', ...pune }),
      asha.try(openTicket, { key: randomUUID(), category: 'other', text: 'A wobblecock.' }),
      asha.try(startDispatch, { ...pune, service: 'Plumber' }),
      asha.try(changePhone, { phone: '9812345678', currentPassword: goodPassword }),
      t.client().try(loginUser, { email: asha.email, password: goodPassword }),
    ]);
    expect(begun.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await expectOneOutcome('user', asha.id, begun[0].status);
    if (begun[0].status !== 200) continue;
    const rows = await t.database.query(
      `select (select count(*)::int from sessions where account_id = $1) as sessions, contact_number
       from users where id = $1`,
      [asha.id],
    );
    expect(rows).toEqual([{ sessions: 0, contact_number: '' }]);
  }
});

test('leaving twice at once is leaving once', async () => {
  for (const _ of rounds) {
    const asha = await t.user();
    const statuses = (await Promise.all([leave(asha), leave(asha)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => [200, 400, 401].includes(status))).toBe(true);
    const rows = await t.database.query(
      `select id from audit_log where subject_id = $1 and action = 'delete_own_account'`,
      [asha.id],
    );
    expect(rows).toHaveLength(1);
  }
});
