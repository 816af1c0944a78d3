import type { z } from 'zod';
import type { changePhone } from '#contract/details.ts';
import type { Deps } from '../deps.ts';
import { publishProfile } from '../events/publish.ts';
import { provePassword } from '../identity/prove-password.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { changedMail } from './mails.ts';
import { moveHandymanName, setPhone, setUserName } from './store.ts';

const spendOnDetails = (deps: Deps, { role, id }: PartySession): Promise<void> =>
  spend(deps, limits.detailsOfAccount, `${role} ${id}`);

/** Published, so that the professional's other open screens show it at once. */
const publish = async (deps: Deps, { role, id }: PartySession): Promise<void> => {
  if (role === 'handyman') await publishProfile(deps.events, id);
};

/** §21: a name that an operator has compared with a card stays. */
export const changeNameOf = async (
  deps: Deps,
  session: PartySession,
  name: string,
): Promise<void> => {
  await spendOnDetails(deps, session);
  if (session.role === 'user') await setUserName(deps.db, session.id, name);
  else if (!(await moveHandymanName(deps.db, session.id, name))) {
    throw conflict('name_verified', ({ account }) => account.nameVerified);
  }
  await publish(deps, session);
};

export const changePhoneOf = async (
  deps: Deps,
  session: PartySession,
  { phone, currentPassword }: z.output<typeof changePhone.body>,
): Promise<void> => {
  const { role } = session;
  await spendOnDetails(deps, session);
  const owner = await provePassword(deps, session, currentPassword);
  const { publicUrl } = deps;
  await deps.db.transaction(async (db) => {
    await setPhone(db, role, owner.id, phone);
    const mail = changedMail(owner, { what: 'phone', role, publicUrl });
    await addMail(deps, db, mail);
  });
  await publish(deps, session);
};
