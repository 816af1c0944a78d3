import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { listRatings } from '#contract/rating.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { conflict, notFound } from '../problem.ts';
import {
  closeReport,
  findAuthor,
  hide,
  listJudged,
  ratingExists,
  unhide,
} from './moderation-store.ts';
import type { ChangedRow } from './moderation-store.ts';
import { instant } from './list-actions.ts';
import { hiddenMail } from './mails.ts';
import { countStars } from './store.ts';
import { toJudged } from './presenter.ts';

const pageEnd = z.tuple([instant, z.uuid()]);

type Page = {
  readonly ratings: Replied<typeof listRatings>;
  readonly cursor: string | undefined;
};

export const list = async (
  deps: Deps,
  { show, limit, cursor }: z.output<typeof listRatings.query>,
): Promise<Page> => {
  const paging = ['operator ratings', show];
  const after = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await listJudged(deps.db, show, limit, after && { at: after[0], id: after[1] });
  const last = rows[limit - 1];
  return {
    ratings: rows.map(toJudged),
    cursor: last && writeCursor(deps.keys, paging, [last.at, last.id]),
  };
};

type By = { readonly id: string };

const audit = (
  db: Db,
  by: By,
  action: 'hide_rating' | 'show_rating' | 'dismiss_report',
  id: string,
  reason: string,
) => addAudit(db, { operatorId: by.id, action, subjectKind: 'rating', subjectId: id, reason });

/** 404 for what does not exist or is not visible yet, 409 for what is so already. */
const tooLate = async (db: Db, id: string) =>
  (await ratingExists(db, id))
    ? conflict('decided', ({ rating }) => rating.decided)
    : notFound(({ rating }) => rating.noSuch);

const tell = async (deps: Deps, { booking_id: id }: ChangedRow): Promise<void> => {
  const booking = await findBooking(deps.db, id);
  if (booking) await publishBookings(deps.events, [booking]);
};

/** §13: it is in no average from now on, and its author is mailed the reason. */
export const hideAs = async (deps: Deps, by: By, id: string, reason: string): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const hidden = await hide(db, id, reason);
    if (!hidden) throw await tooLate(db, id);
    if (hidden.not_counted === null) await countStars(db, [hidden], -1);
    await audit(db, by, 'hide_rating', id, reason);
    const author = await findAuthor(db, id);
    if (author) await addMail(deps, db, hiddenMail(author, reason));
    return hidden;
  });
  await tell(deps, row);
};

export const showAs = async (deps: Deps, by: By, id: string, reason: string): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const shown = await unhide(db, id);
    if (!shown) throw await tooLate(db, id);
    if (shown.not_counted === null) await countStars(db, [shown], 1);
    await audit(db, by, 'show_rating', id, reason);
    return shown;
  });
  await tell(deps, row);
};

/** §13: the rating stays; one that waited for an operator because of a burst counts from now on. */
export const dismiss = async (deps: Deps, by: By, id: string, reason: string): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const closed = await closeReport(db, id);
    if (!closed) throw await tooLate(db, id);
    if (closed.waited) await countStars(db, [closed], 1);
    await audit(db, by, 'dismiss_report', id, reason);
    return closed;
  });
  if (row.waited) await tell(deps, row);
};
