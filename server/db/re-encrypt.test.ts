import { expect, test } from 'vitest';
import { issueCode } from '../identity/one-time-codes.ts';
import { addMail } from '../mail/outbox.ts';
import { writeMail } from '../mail/template.ts';
import { add } from '../operator/actions.ts';
import { openPushKeys } from '../push/key-actions.ts';
import { hashKeyOf, hashingWith, makeKeys } from '../secrets/sealing.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { withHashKey } from './hash-key.ts';
import { countSealed, makeReEncrypt } from './re-encrypt.ts';
import { sealedPlaces } from './sealed-columns.ts';
import { describeSecret } from './secret-report.ts';
import { seed } from '../demo/seed.ts';
import type { Db } from './db.ts';
import type { Keys } from '../secrets/sealing.ts';

const before = 'the secret of the days before, long enough';
const now = 'the secret of these days, which is long enough';
const old = makeKeys(before);

const t = useApp({ keys: old });

const mail = () =>
  addMail(
    t.deps,
    t.database,
    writeMail({
      to: { name: 'Asha', address: 'asha@example.com', language: 'en' },
      subject: 'Hello',
      paragraphs: ['A word'],
    }),
  );

const fillEveryPlace = async () => {
  await t.database.query('delete from hash_keys');
  await withHashKey(t.database, old, before);
  await seed(t.database, old, t.deps.passwords);
  await addOperatorTo(t);
  const invited = { email: 'meera@example.com', name: 'Meera Rao', level: 'support' } as const;
  await add(t.deps, undefined, invited);
  await issueCode(t.deps, t.database, 'job_start', 'a booking', {
    minutes: null,
    keepForShowing: true,
  });
  await mail();
  await openPushKeys(t.database, old, () => undefined);
  await t.database.query(
    `insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed)
     select 'user', id, '', '', $1 from users limit 1`,
    [old.seal(Buffer.from('a browser'))],
  );
};

/** Every sealed value, as a process with these keys reads it. */
const readAll = async (keys: Keys) => {
  const read: Record<string, string[]> = {};
  for (const { table, column } of sealedPlaces) {
    const rows = await t.database.query<{ sealed: Uint8Array }>(
      `select ${column} as sealed from ${table} where ${column} is not null`,
    );
    read[`${table}.${column}`] = rows
      .map((row) => keys.open(row.sealed)?.toString('hex') ?? 'unreadable')
      .toSorted();
  }
  return read;
};

const toTheEnd = async (run: () => Promise<number>) => {
  while ((await run()) > 0);
};

const sums = async (keys: Keys) => {
  const all = { now: 0, others: 0, unreadable: 0 };
  for (const one of await countSealed(t.database, keys)) {
    all.now += one.now;
    all.others += one.others;
    all.unreadable += one.unreadable;
  }
  return all;
};

test('every column of bytes is on the list of sealed ones, or known not to be sealed', async () => {
  const notSealed = [
    'bookings.asked_from',
    'calendar_feeds.hash',
    'codes.code_hash',
    'dispatches.asked_from',
    'discount_uses.mailbox_hash',
    'discount_uses.phone_hash',
    'former_blocks.mailbox_hash',
    'former_payers.mailbox_hash',
    'former_payers.phone_hash',
    'handyman_photos.image',
    'handymen.aadhaar_hash',
    'limits.key',
    'operator_links.token_hash',
    'operator_recovery_codes.code_hash',
    'payments.token_hash',
    'push_devices.endpoint_hash',
    'push_devices.session_hash',
    'push_keys.public_key',
    'sessions.token_hash',
    'suspension_marks.hash',
  ];
  const columns = await t.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`,
  );
  const sealed = sealedPlaces.map(({ table, column }) => `${table}.${column}`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...sealed, ...notSealed].toSorted());
});

test('everything is sealed anew, and reads as before without the secret that sealed it first', async () => {
  await fillEveryPlace();
  const plain = await readAll(old);
  for (const [place, values] of Object.entries(plain)) {
    expect(values.length, place).toBeGreaterThan(0);
    expect(values, place).not.toContain('unreadable');
  }
  const both = makeKeys(now, before);
  const total = Object.values(plain).flat().length;
  expect(await sums(both)).toEqual({ now: 0, others: total, unreadable: 0 });
  expect((await describeSecret(t.database, both)).join('\n')).toMatch(
    /BEFORE.* mails.*Leave it set/s,
  );

  await toTheEnd(makeReEncrypt(t.database, both));
  expect(await sums(both)).toEqual({ now: total, others: 0, unreadable: 0 });
  expect(await readAll(makeKeys(now))).toEqual(plain);
  expect((await describeSecret(t.database, both)).join('\n')).toContain(
    'nothing needs another one',
  );
});

test('two processes at once seal each value anew, more than a batch of them', async () => {
  for (let n = 0; n < 45; n += 1) await mail();
  const both = makeKeys(now, before);
  await Promise.all([1, 2].map(() => toTheEnd(makeReEncrypt(t.database, both))));
  const values = (await readAll(makeKeys(now)))['mails.sealed'];
  expect(values).toHaveLength(45);
  expect(values).not.toContain('unreadable');
});

test('what somebody writes meanwhile is not overwritten', async () => {
  await mail();
  const written = makeKeys(now).seal(Buffer.from('written meanwhile'));
  const interrupted: Db = {
    ...t.database,
    query: async (text, values) => {
      if (text.startsWith('update mails')) {
        await t.database.query('update mails set sealed = $1', [written]);
      }
      return t.database.query(text, values);
    },
  };
  await toTheEnd(makeReEncrypt(interrupted, makeKeys(now, before)));
  expect(await t.database.query('select sealed from mails')).toEqual([
    { sealed: expect.toSatisfy((sealed: Uint8Array) => written.equals(sealed)) as unknown },
  ]);
});

test('what no secret opens stays as it is, holds nothing up, and is counted by itself', async () => {
  await t.database.query('delete from hash_keys');
  await t.database.query('delete from push_keys');
  await mail();
  const lost = makeKeys('a secret that nobody has any more, of some length');
  await t.database.query('update mails set sealed = $1', [lost.seal(Buffer.from('{}'))]);
  await mail();
  const both = makeKeys(now, before);
  await toTheEnd(makeReEncrypt(t.database, both));
  expect(await sums(both)).toEqual({ now: 1, others: 0, unreadable: 1 });
  expect((await readAll(lost))['mails.sealed']).toContain(Buffer.from('{}').toString('hex'));
  expect((await describeSecret(t.database, both)).join('\n')).toContain(
    'By none of them: 1 (1 mails)',
  );
});

test('hashes stay what they were through a change of the secret', async () => {
  const hash = (keys: Keys) => keys.hash('aadhaar', '234123412346').toString('hex');
  await t.database.query('delete from hash_keys');
  await t.user();
  // A market older than the stored key: hashes as its secret made them, also when two processes start at once.
  const first = hash(hashingWith(old, hashKeyOf(before)));
  const [one, two] = await Promise.all([
    withHashKey(t.database, makeKeys(now, before), before),
    withHashKey(t.database, makeKeys(before, now), before),
  ]);
  expect([hash(one), hash(two)]).toEqual([first, first]);
  expect(await t.database.query('select 1 from hash_keys')).toHaveLength(1);
  await toTheEnd(makeReEncrypt(t.database, makeKeys(now, before)));
  expect(hash(await withHashKey(t.database, makeKeys(now), now))).toBe(first);
  // A secret that opens no stored key makes a new one, and leaves the others valid.
  expect(hash(await withHashKey(t.database, old, before))).toBe(first);
  const stranger = makeKeys('a wrong secret, put in by mistake, long enough');
  expect(hash(await withHashKey(t.database, stranger, 'a wrong secret'))).not.toBe(first);
  expect(hash(await withHashKey(t.database, makeKeys(now), now))).toBe(first);
});

test('the hashes of a new market can be made with no secret alone', async () => {
  await t.database.query('delete from hash_keys');
  const keys = await withHashKey(t.database, old, before);
  expect(keys.hash('aadhaar', '1')).not.toEqual(old.hash('aadhaar', '1'));
  expect((await withHashKey(t.database, old, before)).hash('aadhaar', '1')).toEqual(
    keys.hash('aadhaar', '1'),
  );
});
