import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/role.ts';
import { areaLine } from '#domain/area.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { verifyHandyman } from '#contract/handyman.ts';
import { verifyUser } from '#contract/user.ts';
import { namedService } from '../catalogue/read-actions.ts';
import type { Database, Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { beginPresence } from '../handyman/presence-store.ts';
import { addHandyman } from '../handyman/store.ts';
import { makeKnownDevice } from '../identity/known-device.ts';
import { addMailbox } from '../identity/mailbox-store.ts';
import { makePasswords } from '../identity/password.ts';
import { startSession } from '../identity/session.ts';
import { addUser } from '../user/store.ts';
import type { Client } from './client.ts';
import { goodPassword, handymanForm, userForm } from './people.ts';
import type { HandymanDraft, Person, UserDraft } from './people.ts';

// Signing up over HTTP takes two requests and a dozen statements, and most tests are about something that happens later.
// joined.test.ts compares every table with what a real sign-up leaves there.

type JoinPlace = { readonly database: Database; readonly deps: Deps; client(): Client };

/** Cheaper password hashing than the product's, which would be most of the time of many tests. */
export const smallCost = { memoryCost: 8, timeCost: 1 };

/** All test accounts have the same password, so one hash of it will do. */
let hashOnce: Promise<string> | undefined;
const hashOfGoodPassword = (): Promise<string> =>
  (hashOnce ??= makePasswords(smallCost).then((passwords) => passwords.hash(goodPassword)));

/** The form wants a code, which no table stores. */
const otp = '000000';

type Joined = { readonly role: Party; readonly email: string; readonly language: Language };

const join = async (
  test: JoinPlace,
  { role, email, language }: Joined,
  add: (db: Db, id: string, passwordHash: string) => Promise<void>,
): Promise<Person> => {
  const [id, passwordHash] = [randomUUID(), await hashOfGoodPassword()];
  const token = await test.database.transaction(async (db) => {
    await add(db, id, passwordHash);
    await addMailbox(db, role, mailboxOf(email), id);
    return startSession(db, role, id);
  });
  const client = test.client();
  client.cookies
    .set(`lh_${role}`, token)
    .set(`${role}_token`, id)
    .set(`lh_known_${role}`, makeKnownDevice(test.deps, role, { id, passwordHash }))
    .set('lang', language);
  return { ...client, id, email };
};

export const addUserRows = async (
  test: JoinPlace,
  { language = 'en', ...draft }: UserDraft = {},
): Promise<Person> => {
  const written = userForm(draft);
  const form = verifyUser.body.parse({ ...written, otp });
  return join(test, { role: 'user', email: written.email, language }, (db, id, passwordHash) =>
    addUser(db, { ...form, id, passwordHash, language }),
  );
};

export const addHandymanRows = async (
  test: JoinPlace,
  { language = 'en', ...draft }: HandymanDraft = {},
): Promise<Person> => {
  const written = handymanForm(draft);
  const form = verifyHandyman.body.parse({ ...written, otp });
  const { deps } = test;
  const about = {
    ...form,
    language,
    service: namedService(deps, 'services', form.services).id,
    area: areaLine(form, form),
    aadhaarLastFour: form.aadharNumber.slice(-4),
    aadhaarHash: deps.keys.hash('aadhaar', form.aadharNumber),
    profile: form.profile || null,
  };
  const joined = { role: 'handyman', email: written.email, language } as const;
  return join(test, joined, async (db, id, passwordHash) => {
    await addHandyman(db, id, { ...about, passwordHash });
    await beginPresence(db, id);
  });
};
