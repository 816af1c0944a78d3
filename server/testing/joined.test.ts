import { expect, test } from 'vitest';
import { loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { languages } from '#domain/language.ts';
import { readKnownDevice } from '../identity/known-device.ts';
import { useApp } from './app.ts';
import { emptyTables } from './emptying.ts';
import { goodPassword, signUpHandyman, signUpUser } from './people.ts';
import type { HandymanDraft, Person, UserDraft } from './people.ts';
import { listTables } from './schema.ts';

const t = useApp();

/** The mail with the code and the counted tries are not about the person: tests of those sign up. Nor are migrations. */
const notAboutThem = new Set(['mails', 'limits', 'migrations']);

/** To five minutes: on a busy machine the two come a while apart, and every span here is a multiple of five. */
const minutesFromNow = (time: Date): number =>
  Math.round((time.getTime() - Date.now()) / 300_000) * 5 || 0;

/** Everything but what is new for every person: their id, the salt of their password and their session's secret. */
const plain = (who: Person, column: string, value: unknown): unknown => {
  if (value === who.id) return 'their id';
  if (value instanceof Date) return `${minutesFromNow(value)} minutes from now`;
  if (column === 'password_hash') return String(value).split('$').slice(0, 4);
  if (column === 'token_hash') return Buffer.from(value as Uint8Array).length;
  // The database derives these two from other columns: the id is in both, the place a centimetre or two off.
  if (column === 'card')
    return String(value)
      .replace(who.id, '')
      .replace(/"createdAt":"[^"]+"/, '');
  if (column === 'pos') return String(value).match(/0\.\d{6}/g);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return value;
};

/** Every row of every table that is not empty, and the names in their browser's jar. */
const leftBy = async (who: Person) => {
  const tables: Record<string, unknown[]> = {};
  for (const name of await listTables(t.database)) {
    if (notAboutThem.has(name)) continue;
    const rows = await t.database.query<Record<string, unknown>>(`select * from "${name}"`);
    tables[name] = rows.map((row) =>
      Object.entries(row).map(([column, value]) => [column, plain(who, column, value)]),
    );
  }
  return { email: who.email, cookies: [...who.cookies.keys()].toSorted(), tables };
};

const both = async (signUp: () => Promise<Person>, addRows: () => Promise<Person>) => {
  const signedUp = await leftBy(await signUp());
  await emptyTables(t.database);
  const added = await leftBy(await addRows());
  return { signedUp, added };
};

const asha: UserDraft = {
  email: 'Asha.K+home@Example.com',
  username: '  Asha  ',
  contactNumber: '9812345678',
  lat: 18.123_456_789,
};
const ravi: HandymanDraft = {
  email: 'Ravi@Example.com',
  name: ' Ravi ',
  services: 'Electrician',
  phone: '9712345678',
  aadharNumber: '234567890124',
  address: '12 MG Road',
};

test.each(languages)(
  'a customer put into the tables is one who has signed up (%s)',
  async (language) => {
    const draft = { ...asha, language };
    const { signedUp, added } = await both(
      () => signUpUser(t, draft),
      () => t.user(draft),
    );
    expect(added).toEqual(signedUp);
    // Checks the check: there are rows to compare.
    expect([added.tables['users'], added.tables['sessions']].map((rows) => rows?.length)).toEqual([
      1, 1,
    ]);
  },
);

test.each(languages)(
  'a professional put into the tables is one who has signed up (%s)',
  async (language) => {
    const draft = { ...ravi, language };
    const { signedUp, added } = await both(
      () => signUpHandyman(t, draft),
      () => t.handyman(draft),
    );
    expect(added).toEqual(signedUp);
    expect(
      [added.tables['handymen'], added.tables['presences']].map((rows) => rows?.length),
    ).toEqual([1, 1]);
  },
);

test('they can log in, and their browser is known', async () => {
  const [user, handyman] = [await t.user(), await t.handyman()];
  await t.client().send(loginUser, { email: user.email, password: goodPassword });
  await t.client().send(loginHandyman, { email: handyman.email, password: goodPassword });
  for (const [role, table, who] of [
    ['user', 'users', user],
    ['handyman', 'handymen', handyman],
  ] as const) {
    const [row] = await t.database.query<{ hash: string }>(
      `select password_hash as hash from ${table}`,
    );
    const owner = { id: who.id, passwordHash: row?.hash ?? '' };
    expect(who.cookies.get(`${role}_token`)).toBe(who.id);
    expect(readKnownDevice(t.deps, role, owner, who.cookies.get(`lh_known_${role}`))).toBeDefined();
  }
});
