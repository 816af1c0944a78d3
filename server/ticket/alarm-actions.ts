import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { callForHelp } from '#contract/ticket.ts';
import type { getAlarms } from '#contract/ticket-support.ts';
import type { Place } from '#domain/place.ts';
import { mayCallForHelp, sos } from '#domain/ticket.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import type { Sessions } from '../ports/sessions.ts';
import { conflict, unavailable } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { holdOpenAlarm, isPressOf, moveAlarm } from './alarm-store.ts';
import { alarmMail } from './mails.ts';
import { countWaiting, listActiveOperators, listAlarms } from './support-store.ts';
import { addEntry, addTicket, findTicket, openAgain } from './store.ts';
import type { TicketRow } from './store.ts';

/**
 * §15: a ticket above all others, and a mail to every operator who can act. Pressed again it is the same alarm, at the
 * newest place; after an answer it tells them again. Where the device does not say where it is, the place of the job
 * stands in.
 */
export const alarm = async (
  deps: Deps,
  sessions: Sessions,
  bookingId: string,
  { key, lat, long }: z.output<typeof callForHelp.body>,
): Promise<TicketRow> => {
  const booking = await findBooking(deps.db, bookingId);
  const party = partyOf(booking, sessions);
  if (!booking || !party) throw notTheirs(booking, 'booking');
  if (!mayCallForHelp(booking.state))
    throw conflict('not_running', ({ ticket }) => ticket.notRunning);
  await spend(deps, limits.alarmsOfAccount, party.id);
  const here = lat === undefined || long === undefined ? undefined : { lat, long };
  const place = here ?? { lat: booking.lat, long: booking.long };
  const wanted = { author: party, bookingId, category: sos, answerHours: 0, place } as const;
  const row = await deps.db.transaction(async (db) => {
    // A second key for a press whose own belongs to an alarm that was closed: it opens a new alarm.
    for (const name of [key, randomUUID()]) {
      const id = await addTicket(db, { ...wanted, key: name });
      const found = await (id === undefined
        ? holdOpenAlarm(db, party, bookingId)
        : findTicket(db, id));
      if (!found) continue;
      if (id === undefined) await pressAgain(deps, db, found, key, here);
      else await tellOperators(deps, db, found);
      return found;
    }
    return undefined;
  });
  // Concurrent requests raised and closed alarms in between: the client has to ask again.
  if (!row) throw unavailable(1);
  deps.log.warn({ ticket: row.id }, 'somebody calls for help');
  await publishTicket(deps.events, row);
  return row;
};

const tellOperators = async (deps: Deps, db: Db, row: TicketRow): Promise<void> => {
  for (const operator of await listActiveOperators(db)) {
    await addMail(deps, db, alarmMail(row, operator, deps.publicUrl));
  }
};

/**
 * §15: quiet while the alarm waits anyway. Once an operator has answered it is a new call for help: it waits again from
 * now on, operators are told, and its line in the thread keeps an answer to the first call from covering the second.
 * A known key with a place is not a press: the device has found out late where that press was.
 */
const pressAgain = async (
  deps: Deps,
  db: Db,
  row: TicketRow,
  key: string,
  here: Place | undefined,
): Promise<void> => {
  if (here) await moveAlarm(db, row.id, here);
  if (row.state === 'open' || (here && (await isPressOf(db, row.id, key)))) return;
  await openAgain(db, row.id, 0);
  const { pressedAgain: text } = wordsIn[row.author_language].ticket;
  const line = { ticketId: row.id, kind: 'author', text } as const;
  if (!(await addEntry(db, { ...line, key }))) await addEntry(db, line);
  await tellOperators(deps, db, row);
};

export const readAlarms = async (deps: Deps): Promise<Omit<Replied<typeof getAlarms>, 'msg'>> => ({
  alarms: (await listAlarms(deps.db)).map((row) => ({
    ticket_id: row.id,
    number: row.number,
    // How long they wait: since the alarm was raised or opened again.
    at: row.answer_by.toISOString(),
    role: row.role,
    operator: row.operator_name,
  })),
  ...(await countWaiting(deps.db)),
});
