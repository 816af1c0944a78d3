import { siteOf } from '#domain/network.ts';
import { flagsAfter } from '#domain/visits.ts';
import { closeLate } from '../booking/close-store.ts';
import { findBooking } from '../booking/list-store.ts';
import { lockCustomer, lockWaiting } from '../booking/store.ts';
import type { BookingRow } from '../booking/store.ts';
import { findVisitFacts, raiseFlag } from '../booking/visit-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings, publishDispatch } from '../events/publish.ts';
import { deleteCode } from '../identity/code-store.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { ask } from './actions.ts';
import type { Begun } from './actions.ts';
import { askingOthersMail, handedOverMail } from './hand-over-mails.ts';
import { drawnTwice } from './wave-actions.ts';

type Late = {
  readonly id: string;
  /** The expected time that the customer was shown. */
  readonly shown: Date;
  /** Of the network that asks. */
  readonly address: string;
};

/** §27: the visit of a professional who is late ends, and others are asked: both or neither. Gives the dispatch's id. */
export const handOver = async (deps: Deps, customer: PartySession, late: Late): Promise<string> => {
  const { row, dispatch, asked } = await giveToOthers(deps, customer, late).catch(
    (error: unknown) => {
      if (!drawnTwice(error)) throw error;
      return giveToOthers(deps, customer, late);
    },
  );
  await publishBookings(deps.events, [row]);
  await publishDispatch(deps.events, dispatch, asked);
  return dispatch.id;
};

type Given = Begun & { readonly row: BookingRow };

/** The customer is locked before the visit, as by all code that asks for one of them. */
const giveToOthers = (
  deps: Deps,
  customer: PartySession,
  { id, shown, address }: Late,
): Promise<Given> =>
  deps.db.transaction(async (db) => {
    await lockCustomer(db, customer.id);
    // A later word on the delay is said under this lock: behind it the newest is read.
    await lockWaiting(db, id);
    const row = await closeLate(db, customer.id, id, shown);
    if (!row) throw await whyNot(db, customer, id);
    await deleteCode(db, 'job_start', id);
    await recordInLedger(db, id);
    const facts = await findVisitFacts(db, row.handyman_id);
    for (const kind of facts ? flagsAfter(facts) : []) await raiseFlag(db, row, kind);
    const begun = await askForSame(deps, db, row, address);
    const off = handedOverMail(row, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, off, row, 'handyman'));
    const asking = askingOthersMail(row, begun.dispatch.id, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, asking, row, 'user'));
    await addPush(db, row, 'handyman', 'handed_over');
    return { row, ...begun };
  });

/** With the bill of the visit, whatever the catalogue says by now, and for now: the notice for its time has passed. */
const askForSame = (deps: Deps, db: Db, row: BookingRow, address: string): Promise<Begun> =>
  ask(deps, db, {
    userId: row.user_id,
    service: row.service,
    cost: row.cost,
    bill: row,
    lat: row.lat,
    long: row.long,
    details: { address: row.address, note: row.note },
    startsAt: null,
    askedFrom: deps.keys.hash('asked from', siteOf(address)),
    askedBy: 'user',
    leavesOut: row.handyman_id,
  });

const whyNot = async (db: Db, customer: PartySession, id: string): Promise<Problem> => {
  const row = await findBooking(db, id);
  if (!row || !partyOf(row, { [customer.role]: customer })) return notTheirs(row, 'booking');
  const { state } = row;
  return state === 'accepted'
    ? conflict('no_delay', ({ delay }) => delay.gone)
    : conflict('too_late', ({ booking }) => booking.became[state]);
};
