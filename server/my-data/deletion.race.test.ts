import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#contract/my-data.ts';
import { replyToRating, reportRating } from '#contract/rating.ts';
import { answerTicket } from '#contract/ticket-support.ts';
import type { Party } from '#domain/role.ts';
import type { Database, Db } from '../db/db.ts';
import { addAudit } from '../operator/audit-store.ts';
import { useApp } from '../testing/app.ts';
import { openTables } from '../testing/databases.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { rated } from '../testing/rating.ts';
import { ask } from '../testing/tickets.ts';
import { markAnswered } from '../ticket/support-store.ts';
import { addEntry } from '../ticket/store.ts';
import { eraseName, eraseOwn } from './erase-store.ts';
import { lockAccount } from './store.ts';

const t = useApp();

let other: Database;
beforeAll(() => {
  other = openTables(t.databaseUrl ?? '');
});
afterAll(() => other.close());

const waiting = () =>
  t.database.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

/** Begins something in a transaction that goes on once the other side waits for its lock. */
const amid = async <T>(
  before: (db: Db) => Promise<void>,
  begin: () => Promise<T>,
  after: (db: Db) => Promise<void> = async () => undefined,
): Promise<T> => {
  const { begun } = await other.transaction(async (db) => {
    await before(db);
    let over = false;
    const ended = () => {
      over = true;
    };
    const started = begin();
    void started.then(ended, ended);
    const asFar = async () => over || (await waiting()).length > 0;
    await expect.poll(asFar, { timeout: 20_000, interval: 20 }).toBe(true);
    await after(db);
    return { begun: started };
  });
  return begun;
};

/** What deleting an account does, without the commit. */
const begunToLeave = (role: Party, { id }: Person) => ({
  before: async (db: Db) => {
    const [row] = await db.query<{ password_hash: string }>(
      `select password_hash from ${role === 'user' ? 'users' : 'handymen'} where id = $1`,
      [id],
    );
    expect(await lockAccount(db, role, id, row?.password_hash ?? '')).toBe(true);
    await eraseOwn(db, role, id);
  },
  after: (db: Db) => eraseName(db, role, id),
});

const gone = { status: 409, body: { code: 'account_deleted' } };

test('§23 a reply that was let in while its author leaves is refused', async () => {
  const job = await rated(t, 2, 'Late.');
  const { before, after } = begunToLeave('handyman', job.ravi);
  const reply = { reply: 'I was not.' };
  const answer = await amid(
    before,
    () => job.ravi.try(replyToRating, reply, { params: { id: job.id } }),
    after,
  );
  expect(answer).toMatchObject(gone);
  const rows = await t.database.query('select 1 from ratings where reply is not null');
  expect(rows).toEqual([]);
});

test('§23 so is the reason of a report', async () => {
  const job = await rated(t, 2, 'Late.');
  const { before, after } = begunToLeave('user', job.asha);
  const reason = { reason: 'My neighbour says so.' };
  const answer = await amid(
    before,
    () => job.asha.try(reportRating, reason, { params: { id: job.id } }),
    after,
  );
  expect(answer).toMatchObject(gone);
  const rows = await t.database.query('select 1 from ratings where report_reason is not null');
  expect(rows).toEqual([]);
});

test('§23 an answer that is being written while its reader leaves is erased with the others', async () => {
  const [asha, meera] = [await t.user(), await addOperatorTo(t)];
  const ticketId = await ask(asha);
  const first = { key: randomUUID(), text: 'Dear Asha, we look.' };
  await meera.send(answerTicket, first, { params: { id: ticketId } });
  const left = await amid(
    async (db) => {
      const text = 'Dear Asha, we have looked.';
      await addEntry(db, { ticketId, kind: 'operator', operatorId: meera.id, text });
      await markAnswered(db, ticketId, meera.id);
      await addAudit(db, {
        operatorId: meera.id,
        action: 'answer_ticket',
        subjectKind: 'ticket',
        subjectId: ticketId,
        details: { number: 7 },
      });
    },
    () => asha.try(deleteAccount, { currentPassword: goodPassword }),
  );
  expect(left.status).toBe(200);
  const rows = await t.database.query('select text from ticket_messages');
  expect(rows).toEqual([{ text: null }, { text: null }, { text: null }]);
  const log = await t.database.query(
    `select details from audit_log where action = 'answer_ticket' and details <> '{}'`,
  );
  expect(log).toEqual([]);
});
