import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { getPayouts, setBankAccount, setUpi } from '#contract/payout.ts';
import {
  holdOf,
  maskedBank,
  maskedUpi,
  nextRunDay,
  payoutOf,
  payoutRules,
  runTime,
} from '#domain/payout.ts';
import type { PayoutAccountKind } from '#domain/payout.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import {
  checkCode,
  codeGone,
  consumeCode,
  findLiveCode,
  issueCode,
  resendSeconds,
} from '../identity/one-time-codes.ts';
import { findOwner } from '../identity/owner-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { findBalance } from '../money/ledger-store.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { needLogin } from '../problem.ts';
import { accountChangedMail, accountCodeMail, payoutMail } from './mails.ts';
import { toAccount, toOwnPayout, writeDetails } from './presenter.ts';
import type { AccountDetails } from './presenter.ts';
import { findAccount, findPayee, listOwn, lockUntold, replaceAccount, setTold } from './store.ts';

/** §29: a professional's own. */
export const read = async (
  { db }: Deps,
  { id }: PartySession,
): Promise<Replied<typeof getPayouts>> => {
  const account = await findAccount(db, id);
  const balance = await findBalance(db, id);
  const payee = await findPayee(db, id);
  if (!payee) throw needLogin();
  const payouts = await listOwn(db, id);
  const day = nextRunDay(payee.now);
  const due = balance < payoutRules.leastPaise ? 0 : payoutOf(balance);
  return {
    balance: toRupees(balance),
    onTheWay: toRupees(payee.on_the_way_paise),
    least: toRupees(payoutRules.leastPaise),
    next: {
      day,
      amount: toRupees(due),
      hold: holdOf(
        { suspended: payee.suspended, givenAt: account?.given_at ?? null },
        runTime(day),
      ),
    },
    account: account ? toAccount(account) : null,
    payouts: payouts.map(toOwnPayout),
  };
};

const minutes = 10;
const purpose = 'handyman_payout';

/** §29: to the professional's own mailbox. Gives the seconds until another can be sent. */
export const mailCode = async (deps: Deps, { id }: PartySession): Promise<number> => {
  const owner = await findOwner(deps.db, 'handyman', id);
  if (!owner) throw needLogin();
  const live = await findLiveCode(deps.db, [purpose], id);
  if (live && live.waitSeconds > 0) return live.waitSeconds;
  await spend(deps, limits.payoutCodes, id);
  await deps.db.transaction(async (db) => {
    const { code } = await issueCode(deps, db, purpose, id, { minutes, keepForShowing: false });
    await addMail(deps, db, accountCodeMail(owner, code, minutes));
  });
  return resendSeconds;
};

type Given = {
  readonly kind: PayoutAccountKind;
  readonly shown: string;
  readonly details: AccountDetails;
};

/** §29: told to the mailbox at once, and paid to from two days later: enough for an owner who did not do this. */
const replace = async (
  deps: Deps,
  { id }: PartySession,
  otp: string,
  { kind, shown, details }: Given,
): Promise<void> => {
  const checked = await checkCode(deps, purpose, id, otp);
  await deps.db.transaction(async (db) => {
    await consumeCode(db, purpose, id, checked);
    const owner = await findOwner(db, 'handyman', id);
    if (!owner) throw codeGone();
    await replaceAccount(db, id, { kind, shown, sealed: deps.keys.seal(writeDetails(details)) });
    await addMail(deps, db, accountChangedMail(owner, shown, deps.publicUrl));
  });
};

export const giveBank = (
  deps: Deps,
  session: PartySession,
  { otp, holder, number, ifsc }: z.output<typeof setBankAccount.body>,
): Promise<void> =>
  replace(deps, session, otp, {
    kind: 'bank',
    shown: maskedBank(ifsc, number),
    details: { holder, number, ifsc },
  });

export const giveUpi = (
  deps: Deps,
  session: PartySession,
  { otp, holder, upi }: z.output<typeof setUpi.body>,
): Promise<void> =>
  replace(deps, session, otp, {
    kind: 'upi',
    shown: maskedUpi(upi),
    details: { holder, number: upi, ifsc: '' },
  });

const toldAtOnce = 20;

/** A job: writes the mails about payouts that have changed. Gives how many it was. */
export const tell = (deps: Deps): Promise<number> =>
  deps.db.transaction(async (db) => {
    const rows = await lockUntold(db, toldAtOnce);
    for (const row of rows) {
      const owner = await findOwner(db, 'handyman', row.handyman_id);
      if (owner) await addMail(deps, db, payoutMail(owner, row, deps.publicUrl));
    }
    if (rows.length > 0)
      await setTold(
        db,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
