import { expect, test } from 'vitest';
import type { Db } from './db/db.ts';
import { claimDue, deleteOldMails } from './mail/outbox-store.ts';
import { dropOldEvents } from './payment/store.ts';
import { useApp } from './testing/app.ts';

const t = useApp();

/** Planner settings that force a nested loop over the list of rows to take. */
const joinByLooking = async (db: Db) => {
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']) {
    await db.query(`set local enable_${way} = off`);
  }
};

/** Each says how many of thirty rows it took when it was asked for ten. */
const takers = {
  'mails to send': async (db: Db) => {
    await db.query(
      `insert into mails (to_name, to_address, subject, sealed, next_try_at)
       select 'Asha', n || '@example.com', 'Hello', '\\x00', now() from generate_series(1, 30) n`,
    );
    return (await claimDue(db, 10)).length;
  },
  'old mails': async (db: Db) => {
    await db.query(
      `insert into mails (to_name, to_address, subject, state, created_at)
       select 'Asha', n || '@example.com', 'Hello', 'sent', now() - interval '31 days'
       from generate_series(1, 30) n`,
    );
    return deleteOldMails(db, 10);
  },
  'old events of the card gateway': async (db: Db) => {
    await db.query(
      `insert into webhook_events (id, received_at)
       select 'evt_' || n, now() - interval '31 days' from generate_series(1, 30) n`,
    );
    return dropOldEvents(db, 10);
  },
};

test.each(Object.entries(takers))(
  'a batch of %s is no larger than asked for, whatever the planner makes of it',
  async (_, take) => {
    const taken = await t.database.transaction(async (db) => {
      await joinByLooking(db);
      return take(db);
    });
    expect(taken).toBe(10);
  },
);
