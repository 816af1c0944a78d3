import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { getUser, verifyUser } from '#contract/user.ts';
import { seesDoor } from '#domain/door.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { blurPlace } from '#domain/place.ts';
import { emailTaken, refundSignup, refuseCommonPassword } from '../identity/account.ts';
import type { From } from '../identity/account.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { makeKnownDevice } from '../identity/known-device.ts';
import { isThisMachine } from '../http/client-ip.ts';
import { limits, refund, spend } from '../identity/rate-limits.ts';
import { addMailbox } from '../identity/mailbox-store.ts';
import { blockedMailbox } from '../identity/sent-away.ts';
import { carryBlocks } from '../booking/block-store.ts';
import { forbidden, Problem } from '../problem.ts';
import { checkSignupCode, consumeSignupCode } from '../identity/signup-code.ts';
import { startSession } from '../identity/session.ts';
import type { LoggedIn } from '../identity/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import { addUser, findCustomerOf, findUser, findUserLogin, setUserLanguage } from './store.ts';
import type { UserRow } from './store.ts';

export const userAccounts = {
  role: 'user',
  findByEmail: findUserLogin,
  setLanguage: setUserLanguage,
} as const;

/** Step 2: code and password come together; the account is made here. */
export const verify = async (
  deps: Deps,
  form: z.output<typeof verifyUser.body>,
  { address, language, codeAsker: asker }: From,
): Promise<LoggedIn> => {
  await spend(deps, limits.verifyFromAddress, address);
  refuseCommonPassword(form.password);
  const checked = await checkSignupCode(deps, { ...form, role: 'user', asker });
  await refundSignup(deps, address);
  const counted = !isThisMachine(address);
  if (counted) await spend(deps, limits.customersFromAddress, address, tooManyNew);
  const passwordHash = await deps.passwords.hash(form.password);
  const id = checked.reservedId;
  try {
    return await deps.db.transaction(async (db) => {
      await consumeSignupCode(db, 'user', form.email, checked);
      await addUser(db, { ...form, id, passwordHash, language });
      await addMailbox(db, 'user', mailboxOf(form.email), id);
      await carryBlocks(db, id, blockedMailbox(deps.keys, form.email));
      const device = makeKnownDevice(deps, 'user', { id, passwordHash });
      return { id, token: await startSession(db, 'user', id), device, language };
    });
  } catch (error) {
    if (counted) await refund(deps, limits.customersFromAddress, address);
    if (duplicateOf(error) !== undefined) throw emailTaken();
    throw error;
  }
};

/** §9: a limit of each network, against made-up customers by the hundred. */
const tooManyNew = (seconds: number): Problem =>
  new Problem(429, 'too_many_new', ({ signup }) => signup.tooManyNew(seconds), {
    retryAfterSeconds: seconds,
  });

type Shown = Omit<Replied<typeof getUser>, 'msg'>;

const shown = (row: UserRow): Shown => ({
  user_id: row.id,
  username: row.username,
  email: row.email,
  contactNumber: row.contact_number,
  lat: row.lat,
  long: row.long,
});

/** §6: their own record; for the handyman of a running job only what the job needs. */
export const read = async (deps: Deps, sessions: Sessions, userId: string): Promise<Shown> => {
  if (sessions.user?.id === userId) {
    const own = await findUser(deps.db, userId);
    if (own) return { ...shown(own), createdAt: own.created_at.toISOString() };
  }
  const row = sessions.handyman && (await findCustomerOf(deps.db, sessions.handyman.id, userId));
  if (!row) throw forbidden(({ identity }) => identity.onlyOwnDetails);
  // §6: until the professional is shown the door, the place is rounded.
  return shown(seesDoor(row) ? row : { ...row, ...blurPlace(row) });
};
