import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { callForHelp } from '#contract/ticket.ts';
import type { getAlarms } from '#contract/ticket-desk.ts';
import { mayCallForHelp, sos } from '#domain/ticket.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import type { Sessions } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { noSuchTicket } from './actions.ts';
import { alarmMail } from './mails.ts';
import { countWaiting, listActiveOperators, listAlarms } from './desk-store.ts';
import { addTicket, findOpenAlarm, findTicket, moveAlarm } from './store.ts';
import type { TicketRow } from './store.ts';

/**
 * §15: a ticket above all others, and a mail to everybody who can act. Pressed again it is the same alarm, at the
 * newest place. Where the device does not say where it is, the place of the job stands in.
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
  const row = await deps.db.transaction(async (db) => {
    const place = here ?? { lat: booking.lat, long: booking.long };
    const wanted = { author: party, key, bookingId, category: sos, answerHours: 0, place } as const;
    const id = await addTicket(db, wanted);
    if (id === undefined) {
      const open = await findOpenAlarm(db, party, bookingId);
      if (open && here) await moveAlarm(db, open.id, here);
      return open;
    }
    const made = await findTicket(db, id);
    for (const operator of made ? await listActiveOperators(db) : []) {
      if (made) await addMail(deps, db, alarmMail(made, operator, deps.publicUrl));
    }
    return made;
  });
  if (!row) throw noSuchTicket();
  deps.log.warn({ ticket: row.id }, 'somebody calls for help');
  await publishTicket(deps.events, row);
  return row;
};

export const readAlarms = async (deps: Deps): Promise<Omit<Replied<typeof getAlarms>, 'msg'>> => ({
  alarms: (await listAlarms(deps.db)).map((row) => ({
    ticket_id: row.id,
    number: row.number,
    at: row.created_at.toISOString(),
    role: row.role,
    operator: row.operator_name,
  })),
  ...(await countWaiting(deps.db)),
});
