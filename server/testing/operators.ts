import { openLink, acceptLink } from '#contract/operator.ts';
import type { Level } from '#domain/operator.ts';
import { stepAt, totpAt } from '../identity/totp.ts';
import { startSession } from '../identity/session.ts';
import { add } from '../operator/actions.ts';
import type { Db } from '../db/db.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { goodPassword } from './people.ts';

export type Operator = Client & {
  readonly id: string;
  readonly email: string;
  readonly recoveryCodes: readonly string[];
  /** With which they joined. */
  readonly usedCode: string;
  /** The code of their authenticator app, so many half minutes from now. */
  readonly codeIn: (steps: number) => Promise<string>;
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator app reads what is typed into it. */
const fromBase32 = (text: string): Buffer => {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** By the database's clock, as on the server. */
const stepNow = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ now: number }>('select extract(epoch from now())::float8 as now');
  return stepAt(row?.now ?? 0);
};

/** An authenticator app with this secret. */
export const appWith =
  (db: Db, secret: string) =>
  async (steps = 0): Promise<string> =>
    totpAt(fromBase32(secret), (await stepNow(db)) + steps);

export const tokenIn = (link: string): string => link.split('#')[1] ?? '';

let count = 0;

/** An operator who was invited by the command line and has used the link. */
export const addOperatorTo = async (t: TestApp, level: Level = 'admin'): Promise<Operator> => {
  const n = (count += 1);
  const email = `operator${n}@example.com`;
  const { operatorId, link } = await add(t.deps, undefined, {
    email,
    name: `Operator ${n}`,
    level,
  });
  const client = t.client();
  const token = tokenIn(link);
  const { secret } = await client.send(openLink, { token });
  const codeIn = appWith(t.database, secret);
  const usedCode = await codeIn(0);
  const form = { token, password: goodPassword, code: usedCode };
  const { recoveryCodes } = await client.send(acceptLink, form);
  return { ...client, id: operatorId, email, recoveryCodes, usedCode, codeIn };
};

export type LoggedIn = Client & { readonly id: string };

/** An operator put into the tables with a session, for tests that need many and look at no login. */
export const addLoggedInTo = async (t: TestApp, level: Level): Promise<LoggedIn> => {
  const n = (count += 1);
  const [row] = await t.database.query<{ id: string }>(
    `insert into operators (email, name, level, password_hash, totp_secret)
     values ($1, $2, $3, 'never compared', 'never opened') returning id`,
    [`operator${n}@example.com`, `Operator ${n}`, level],
  );
  const id = row?.id ?? '';
  const client = t.client();
  client.cookies.set('lh_operator', await startSession(t.database, 'operator', id));
  return { ...client, id };
};
