import type { z } from 'zod';
import type { DispatchView, startDispatch } from '#contract/dispatch.ts';
import { refuseDispatch } from '#domain/dispatch.ts';
import type { DispatchRefusal } from '#domain/dispatch.ts';
import { siteOf } from '#domain/network.ts';
import { isBookable } from '#domain/slots.ts';
import { detailsOf } from '#domain/visit-details.ts';
import { markUsed } from '../address/store.ts';
import { lockCustomer } from '../booking/store.ts';
import type { BookingRow } from '../booking/store.ts';
import { findDispatchFacts, lockWave, withdrawWave } from '../booking/wave-store.ts';
import { askedPrice } from '../catalogue/price-actions.ts';
import { namedService } from '../catalogue/read-actions.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishDispatch } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import type { PartySession } from '../ports/sessions.ts';
import { Problem, badInput, conflict } from '../problem.ts';
import { addDispatch, findDispatch, findNewest, listAsked, stopAsking } from './store.ts';
import type { DispatchRow, NewDispatch } from './store.ts';
import { askNext, countNext, drawnTwice } from './wave-actions.ts';
import { toDispatch } from './presenter.ts';

type Form = z.output<typeof startDispatch.body>;

/** §18: asks the three nearest who are free. Where none is within reach, no dispatch is begun. */
export const start = async (
  deps: Deps,
  customer: PartySession,
  form: Form,
  address: string,
): Promise<DispatchView> => {
  const begun = await begin(deps, customer, form, address).catch((error: unknown) => {
    if (!drawnTwice(error)) throw error;
    return begin(deps, customer, form, address);
  });
  await publishDispatch(deps.events, begun.dispatch, begun.asked);
  return view(deps, begun.dispatch);
};

export type Begun = { readonly dispatch: DispatchRow; readonly asked: readonly BookingRow[] };

const begin = (deps: Deps, customer: PartySession, form: Form, address: string): Promise<Begun> =>
  deps.db.transaction(async (db) => {
    const service = namedService(deps, 'service', form.service);
    const { cost, bill } = askedPrice(service, form);
    await lockCustomer(db, customer.id);
    const details = detailsOf(form);
    if (details.address !== null) await markUsed(db, customer.id, details.address);
    const startsAt = form.startsAt === undefined ? null : new Date(form.startsAt);
    const { lat, long } = form;
    const what = { service: service.id, cost, bill, lat, long, details, startsAt };
    return ask(deps, db, { ...what, userId: customer.id, address });
  });

type Wanted = Omit<NewDispatch, 'askedFrom'> & {
  /** Of the network that asks. */
  readonly address: string;
};

/** Under the lock of the customer, in the transaction of whatever else begins or ends with it. */
export const ask = async (deps: Deps, db: Db, { address, ...wanted }: Wanted): Promise<Begun> => {
  const { userId, startsAt } = wanted;
  const facts = await findDispatchFacts(db, userId);
  const refusal = refuseDispatch({ ...facts, forLater: startsAt !== null });
  if (refusal) throw asProblem(refusal);
  if (startsAt !== null && !isBookable(startsAt.getTime(), facts.now.getTime())) {
    throw badInput({ startsAt: (words) => words.asking.start });
  }
  const askedFrom = deps.keys.hash('asked from', siteOf(address));
  const dispatch = await addDispatch(db, { ...wanted, askedFrom });
  const asked = await askNext(deps, db, dispatch);
  if (asked.length === 0) {
    throw conflict('nobody_free', (words) =>
      startsAt === null ? words.dispatch.nobodyFree : words.dispatch.nobodyThen,
    );
  }
  return { dispatch, asked };
};

const asProblem = (refusal: DispatchRefusal): Problem => {
  if (refusal.why === 'unpaid') {
    const extra = { booking_id: refusal.bookingId };
    return new Problem(409, 'unpaid_job', ({ asking }) => asking.unpaid, { extra });
  }
  if (refusal.why === 'asking') {
    const extra = { dispatch_id: refusal.dispatchId };
    return new Problem(409, 'asking_around', ({ dispatch }) => dispatch.oneAtATime, { extra });
  }
  if (refusal.why === 'running') {
    return conflict('too_many_running', ({ asking }) => asking.running(refusal.most));
  }
  if (refusal.why === 'ahead') {
    return conflict('too_many_ahead', ({ asking }) => asking.ahead(refusal.most));
  }
  if (refusal.why === 'open') return conflict('too_many_open', ({ dispatch }) => dispatch.open);
  const { seconds } = refusal;
  return new Problem(429, 'ask_later', ({ dispatch }) => dispatch.tooOften(seconds), {
    retryAfterSeconds: seconds,
  });
};

const findOwn = async (db: Db, customer: PartySession, id: string): Promise<DispatchRow> => {
  const row = await findDispatch(db, id);
  if (!row || !partyOf(row, { [customer.role]: customer })) throw notTheirs(row, 'dispatch');
  return row;
};

const view = async (deps: Deps, row: DispatchRow): Promise<DispatchView> =>
  toDispatch(row, await listAsked(deps.db, row.id), await countNext(deps, row));

/** §18: at any moment, unless a professional has accepted meanwhile. Withdraws the open requests. */
export const stop = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<DispatchView> => {
  const { row, withdrawn } = await deps.db.transaction(async (db) => {
    await lockCustomer(db, customer.id);
    const { state } = await findOwn(db, customer, id);
    await lockWave(db, id);
    const stopped = await stopAsking(db, id);
    if (!stopped) throw conflict('too_late', ({ dispatch }) => dispatch.over[state]);
    return { row: stopped, withdrawn: await withdrawWave(db, id) };
  });
  await publishDispatch(deps.events, row, withdrawn);
  return view(deps, row);
};

export const readOwn = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<DispatchView> => view(deps, await findOwn(deps.db, customer, id));

/** The customer's newest dispatch, for every page: while it runs, and for a while after. */
export const listNewest = async (deps: Deps, customer: PartySession): Promise<DispatchView[]> => {
  const row = await findNewest(deps.db, customer.id);
  return row ? [await view(deps, row)] : [];
};
