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
import type { Words } from '../words/words.ts';
import { addDispatch, findDispatch, findNewest, listAsked, stopAsking } from './store.ts';
import type { DispatchRow, NewDispatch } from './store.ts';
import { askNext, countNext, drawnTwice } from './wave-actions.ts';
import { toDispatch } from './presenter.ts';

type Form = z.output<typeof startDispatch.body>;

/** The sentences of a refusal: to the customer themselves, or to an operator about them (§14). */
type Says = (
  words: Words,
) => Pick<Words['asking'], 'unpaid' | 'running' | 'ahead'> &
  Pick<Words['dispatch'], 'oneAtATime' | 'open' | 'tooOften'>;

export type Begun = { readonly dispatch: DispatchRow; readonly asked: readonly BookingRow[] };

const toCustomer: Says = ({ asking, dispatch }) => ({ ...asking, ...dispatch });

/** Who asks: the customer, or an operator for them (§14). */
type Asker = {
  readonly customerId: string;
  readonly askedBy: 'user' | 'operator';
  readonly askedFrom: Uint8Array;
  readonly says: Says;
  /** Under the lock of the customer, before anything else. Gives the professional who is left out, if there is one. */
  readonly check?: (db: Db) => Promise<string | null>;
  /** In the transaction of the dispatch. */
  readonly made?: (db: Db, begun: Begun) => Promise<void>;
};

export const start = async (
  deps: Deps,
  customer: PartySession,
  form: Form,
  address: string,
): Promise<DispatchView> => {
  const begun = await startBy(
    deps,
    {
      customerId: customer.id,
      askedBy: 'user',
      askedFrom: deps.keys.hash('asked from', siteOf(address)),
      says: toCustomer,
    },
    form,
  );
  return view(deps, begun.dispatch);
};

/** §18: asks the three nearest who are free. Where none is within reach, no dispatch is begun. */
export const startBy = async (deps: Deps, asker: Asker, form: Form): Promise<Begun> => {
  const begun = await begin(deps, asker, form).catch((error: unknown) => {
    if (!drawnTwice(error)) throw error;
    return begin(deps, asker, form);
  });
  await publishDispatch(deps.events, begun.dispatch, begun.asked);
  return begun;
};

const begin = (deps: Deps, asker: Asker, form: Form): Promise<Begun> =>
  deps.db.transaction(async (db) => {
    const { customerId, askedBy, askedFrom, says } = asker;
    const service = namedService(deps, 'service', form.service);
    const { cost, bill } = askedPrice(service, form);
    await lockCustomer(db, customerId);
    const leavesOut = (await asker.check?.(db)) ?? null;
    const details = detailsOf(form);
    if (details.address !== null) await markUsed(db, customerId, details.address);
    const startsAt = form.startsAt === undefined ? null : new Date(form.startsAt);
    const { lat, long } = form;
    const what = { service: service.id, cost, bill, lat, long, details, startsAt };
    const wanted = { ...what, userId: customerId, askedBy, askedFrom, leavesOut };
    const begun = await ask(deps, db, wanted, says);
    await asker.made?.(db, begun);
    return begun;
  });

/** Under the lock of the customer, in the transaction of whatever else begins or ends with it. */
export const ask = async (
  deps: Deps,
  db: Db,
  wanted: NewDispatch,
  says: Says = toCustomer,
): Promise<Begun> => {
  const { userId, startsAt } = wanted;
  const facts = await findDispatchFacts(db, userId);
  const refusal = refuseDispatch({ ...facts, forLater: startsAt !== null });
  if (refusal) throw asProblem(refusal, says);
  if (startsAt !== null && !isBookable(startsAt.getTime(), facts.now.getTime())) {
    throw badInput({ startsAt: ({ asking }) => asking.start });
  }
  const dispatch = await addDispatch(db, wanted);
  const asked = await askNext(deps, db, dispatch);
  if (asked.length === 0) {
    throw conflict('nobody_free', (words) =>
      startsAt === null ? words.dispatch.nobodyFree : words.dispatch.nobodyThen,
    );
  }
  return { dispatch, asked };
};

const asProblem = (refusal: DispatchRefusal, says: Says): Problem => {
  if (refusal.why === 'unpaid') {
    const extra = { booking_id: refusal.bookingId };
    return new Problem(409, 'unpaid_job', (words) => says(words).unpaid, { extra });
  }
  if (refusal.why === 'asking') {
    const extra = { dispatch_id: refusal.dispatchId };
    return new Problem(409, 'asking_around', (words) => says(words).oneAtATime, { extra });
  }
  if (refusal.why === 'running') {
    return conflict('too_many_running', (words) => says(words).running(refusal.most));
  }
  if (refusal.why === 'ahead') {
    return conflict('too_many_ahead', (words) => says(words).ahead(refusal.most));
  }
  if (refusal.why === 'open') return conflict('too_many_open', (words) => says(words).open);
  const { seconds } = refusal;
  return new Problem(429, 'ask_later', (words) => says(words).tooOften(seconds), {
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
