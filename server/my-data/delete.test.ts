import { beforeAll, describe, expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { getAllHandyman, getHandyman, loginHandyman } from '#contract/handyman.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { userPassword } from '#contract/password.ts';
import { loginUser } from '#contract/user.ts';
import { firstWeek } from '#domain/hours.ts';
import { useApp } from '../testing/app.ts';
import { say } from '../testing/chat.ts';
import { askAgain, liveTogether, marks } from '../testing/my-data.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { whereverAre } from '../testing/whereabouts.ts';
import { goodPassword, pune, signUpHandyman, signUpUser } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { done, doneUnpaid } from '../testing/rating.ts';
import { openStream } from '../testing/stream.ts';
import { ask } from '../testing/tickets.ts';

const t = useApp();

let url: string;
beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});

const body = { currentPassword: goodPassword };
const leave = (who: Person) => who.try(deleteAccount, body);

const phoneOf = async (role: 'user' | 'handyman') => {
  const [row] = await t.database.query<{ phone: string }>(
    role === 'user' ? 'select contact_number as phone from users' : 'select phone from handymen',
  );
  return row?.phone ?? '';
};

test('§27 a professional who deletes their account leaves neither hours, services nor time off', async () => {
  const { ravi } = await liveTogether(t);
  expect((await leave(ravi)).status).toBe(200);
  const [row] = await t.database.query<{ week: string }>(
    'select week::text as week, radius_km, also, (select count(*)::int from time_off) as off from handymen',
  );
  expect(row).toEqual({ week: firstWeek, radius_km: null, also: [], off: 0 });
});

describe.each(['user', 'handyman'] as const)('§23 a %s who deletes their account', (role) => {
  test('is nowhere afterwards: in no column of no table, no mail and no line of the log', async () => {
    const { asha, ravi } = await liveTogether(t);
    const { name, email, place, written } = marks[role];
    const words = [name, email, await phoneOf(role), ...written, String(place.lat)];
    // Checks the check: everything is found before the deletion.
    for (const [word, places] of await whereverAre(t, words)) {
      expect([word, places]).not.toEqual([word, []]);
    }
    expect((await leave(role === 'user' ? asha : ravi)).status).toBe(200);
    await t.runJobs();
    expect(await whereverAre(t, words)).toEqual(words.map((word) => [word, []]));
    for (const word of words) expect(t.log.filter((line) => line.includes(word))).toEqual([]);
    expect(t.mails.at(-1)).toMatchObject({
      to: { address: email },
      subject: 'Your LocalHands account is deleted',
    });
    // The bookkeeping tables are unchanged.
    expect(await audit(t.database)).toEqual([]);
    const kept = await t.database.query(
      `select b.state, b.payment_state, i.total_paise,
         (select count(*)::int from receipts) as receipts,
         (select array_agg(stars order by author) from ratings) as stars
       from bookings b join bills i on i.booking_id = b.id`,
    );
    expect(kept).toEqual([
      { state: 'done', payment_state: 'paid', total_paise: 15_000, receipts: 1, stars: [5, 4] },
    ]);
  });

  test('has no pictures left, and a row of the audit log without a word about them', async () => {
    const { asha, ravi } = await liveTogether(t);
    const who = role === 'user' ? asha : ravi;
    await leave(who);
    const [left] = await t.database.query(
      `select (select count(*)::int from ticket_photos) as tickets,
         (select count(*)::int from chat_pictures) as chat,
         (select count(*)::int from handyman_photos) as portraits`,
    );
    expect(left).toEqual({ tickets: 1, chat: 1, portraits: role === 'user' ? 1 : 0 });
    const rows = await t.database.query(
      `select action, operator_id, subject_id, reason, details from audit_log order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        action: 'delete_own_account',
        operator_id: null,
        subject_id: who.id,
        reason: null,
        details: {},
      },
    ]);
  });
});

const parties = [
  { role: 'customer', login: loginUser, make: () => t.user() },
  { role: 'professional', login: loginHandyman, make: () => t.handyman() },
] as const;

describe.each(parties)('a $role without an account', ({ role, login, make }) => {
  test('is out everywhere at once, and cannot come in again', async () => {
    const who = await make();
    const elsewhere = t.client();
    await elsewhere.send(login, { email: who.email, password: goodPassword });
    const stream = await openStream(`${url}/api/events`, elsewhere.cookies);
    expect((await leave(who)).status).toBe(200);
    await stream.ended;
    for (const browser of [elsewhere, who]) {
      expect((await browser.try(listBookings)).status).toBe(401);
    }
    const again = await t.client().try(login, { email: who.email, password: goodPassword });
    expect([again.status, again.body.code]).toEqual([401, 'wrong_login']);
  });

  test('can sign up with the same email again, and finds nothing of before', async () => {
    const who = await make();
    await leave(who);
    const { email } = who;
    const next = await (role === 'customer'
      ? signUpUser(t, { email })
      : signUpHandyman(t, { email }));
    expect(next.id).not.toBe(who.id);
    expect(await next.send(listBookings)).toEqual([]);
  });

  test('needed their password for it', async () => {
    const who = await make();
    const refused = await who.try(deleteAccount, { currentPassword: 'not this one' });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('currentPassword');
    expect((await who.try(listBookings)).status).toBe(200);
  });
});

test('a forgotten password mails nobody who has left', async () => {
  const asha = await t.user();
  await leave(asha);
  await t.runJobs();
  const before = t.mails.length;
  await t.client().send(userPassword.forgot, { email: asha.email });
  await t.runJobs();
  expect(t.mails).toHaveLength(before);
});

describe('the other side', () => {
  test('keeps the job without a person, in the language they read', async () => {
    const { asha, ravi, bookingId } = await liveTogether(t);
    await leave(asha);
    const [job] = await ravi.send(listBookings);
    expect(job?.customer).toEqual({ user_id: asha.id, username: 'Former\u00a0customer' });
    ravi.cookies.set('lang', 'hi');
    const [inHindi] = await ravi.send(listBookings);
    expect(inHindi?.customer.username).toBe('पूर्व\u00a0ग्राहक');
    const { usersSelected } = await ravi.send(getHandyman, { handyman_id: ravi.id });
    expect(usersSelected).toMatchObject([
      { username: 'पूर्व\u00a0ग्राहक', email: '', contactNumber: '' },
    ]);
    const chat = await ravi.send(listMessages, undefined, { params: { id: bookingId } });
    expect(chat.state).toBe('closed');
    expect(chat.messages.map(({ from }) => from)).toEqual(['handyman', 'handyman']);
  });

  test('cannot write to them any more', async () => {
    const job = await done(t);
    await job.pay('tok_visa');
    await say(job.ravi, job.id, 'Was it good?');
    await leave(job.asha);
    const message = { key: crypto.randomUUID(), text: 'Hello?' };
    const refused = await job.ravi.try(sendMessage, message, { params: { id: job.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'closed' } });
  });

  test('finds a professional who has left nowhere', async () => {
    const { asha, ravi } = await liveTogether(t);
    await leave(ravi);
    expect(await asha.send(getAllHandyman, undefined, { query: pune })).toEqual([]);
    expect(await asha.send(getAllHandyman)).toEqual([]);
    expect((await asha.try(getHandyman, { handyman_id: ravi.id })).status).toBe(404);
    expect((await askAgain(asha, ravi)).status).toBe(409);
    const [job] = await asha.send(listBookings);
    expect(job?.handyman).toMatchObject({ name: 'Former\u00a0professional', profile: null });
  });
});

describe('is refused, and says what is open', () => {
  const refused = async (who: Person, code: string, more: object) => {
    const answer = await leave(who);
    expect(answer).toMatchObject({ status: 409, body: { code, ...more } });
    expect(answer.body.msg.length).toBeGreaterThan(20);
    expect((await who.try(listBookings)).status).toBe(200);
  };

  test('while a booking is open, for both', async () => {
    const job = await agree(t);
    await refused(job.asha, 'booking_open', { booking_id: job.id });
    await refused(job.ravi, 'booking_open', { booking_id: job.id });
  });

  test('while a job is unpaid: for the customer always, for the professional a month', async () => {
    const job = await doneUnpaid(t);
    await refused(job.asha, 'unpaid_open', { booking_id: job.id });
    await refused(job.ravi, 'unpaid_open', { booking_id: job.id });
    await t.database.query(`update bookings set done_at = done_at - interval '31 days'`);
    await refused(job.asha, 'unpaid_open', { booking_id: job.id });
    expect((await leave(job.ravi)).status).toBe(200);
  });

  test('while a payment is under way', async () => {
    const job = await done(t);
    await job.pay('tok_visa');
    await t.database.query(`update payments set state = 'processing', settled_at = null`);
    await t.database.query(`update bookings set payment_state = 'processing'`);
    await refused(job.asha, 'payment_open', { booking_id: job.id });
  });

  test('while a refund is on its way; not afterwards', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await refused(job.asha, 'refund_open', { booking_id: job.id });
    await t.runJobs();
    expect((await leave(job.asha)).status).toBe(200);
  });

  test('while a ticket waits for an answer; one that is answered is closed', async () => {
    const asha = await t.user();
    const id = await ask(asha);
    await refused(asha, 'ticket_open', { ticket_id: id });
    await t.database.query(`update tickets set state = 'answered'`);
    expect((await leave(asha)).status).toBe(200);
    const rows = await t.database.query('select state, outcome from tickets');
    expect(rows).toEqual([{ state: 'closed', outcome: 'no_action' }]);
  });

  test('while somebody asks around', async () => {
    const [asha] = [await t.user(), await t.handyman()];
    const { dispatch_id } = await asha.send(startDispatch, { ...pune, service: 'Plumber' });
    // The open requests of the dispatch are an obstacle too; without them the dispatch itself is.
    await refused(asha, 'booking_open', {});
    await t.database.query(
      `update bookings set state = 'expired', ended_at = now(), ended_by = 'time'`,
    );
    await refused(asha, 'dispatch_open', { dispatch_id });
  });
});

describe('the database itself', () => {
  test('refuses to give a nameless row a name again, or anything new', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await leave(asha);
    await leave(ravi);
    const gone = { constraint: 'account_is_there' };
    for (const statement of [
      `update users set username = 'Asha'`,
      `update users set contact_number = '9812345678'`,
      `update handymen set name = 'Ravi'`,
      `update handymen set online = true`,
      `insert into addresses (user_id, kind, address, lat, long) select id, 'home', '7', 1, 1 from users`,
      `insert into handyman_photos (handyman_id, hash, image) select id, 'x', '' from handymen`,
    ]) {
      await expect(t.database.query(statement)).rejects.toMatchObject(gone);
    }
    // What is counted about it may change.
    await t.database.query('update handymen set jobs_done = 1, listed = true');
    expect(await t.database.query('select listed from handymen')).toEqual([{ listed: false }]);
  });

  test('lets the words of the audit log go only where somebody is erased, and nothing else', async () => {
    await addOperatorTo(t);
    const refused = 'append-only';
    await expect(t.database.query(`update audit_log set reason = null`)).rejects.toThrow(refused);
    for (const change of [`action = 'nothing', details = '{}'`, `reason = 'another'`]) {
      const erasing = t.database.transaction(async (db) => {
        await db.query(`select set_config('localhands.erasing', 'on', true)`);
        await db.query(`update audit_log set ${change}`);
      });
      await expect(erasing).rejects.toThrow(refused);
    }
  });
});
