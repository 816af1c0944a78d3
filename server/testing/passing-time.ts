import type { Database } from '../db/db.ts';
import { changingRows } from './own-changes.ts';

/** Every stored time that something is judged by. */
const timeColumns: Readonly<Record<string, readonly string[]>> = {
  sessions: ['expires_at', 'started_at', 'seen_at'],
  codes: ['sent_at', 'expires_at'],
  limits: ['resets_at'],
  bookings: [
    'created_at',
    'expires_at',
    'started_at',
    'done_at',
    'ended_at',
    'door_shown_at',
    'here_said_at',
    'starts_at',
  ],
  handymen: ['paused_at', 'visits_looked_at', 'appeal_from'],
  visit_flags: ['at', 'looked_at'],
  live_places: ['at'],
  presences: ['seen_at', 'asked_at', 'left_at'],
  dispatches: ['due_at', 'created_at', 'ended_at', 'starts_at'],
  series: ['due_at', 'agreed_at', 'paused_at', 'next_from', 'created_at'],
  reminders: ['starts_at', 'sent_at'],
  delays: ['starts_at', 'expected_at', 'said_at', 'waits_at'],
  proposals: ['starts_at', 'answer_by', 'proposed_at', 'decided_at'],
  time_off: ['starts_at', 'ends_at', 'created_at'],
  calendar_feeds: ['made_at', 'read_at'],
  ratings: ['created_at', 'due_at', 'visible_at'],
  mails: ['next_try_at', 'useless_after', 'created_at'],
  payments: ['busy_until', 'next_check_at', 'created_at'],
  refunds: ['next_check_at', 'created_at', 'settled_at'],
  credits: ['at'],
  disputes: ['due_by', 'next_check_at', 'decided_at', 'sent_at', 'reminded_at', 'closed_at'],
  sandbox_disputes: ['due_by', 'decides_at'],
  fees: ['at', 'forgiven_at'],
  cash_choices: ['chosen_at'],
  cash_taken: ['taken_at', 'decided_at'],
  cash_wrong: ['at'],
  payout_accounts: ['given_at', 'replaced_at'],
  payouts: ['filed_at', 'paid_at'],
  push_devices: ['added_at'],
  push_messages: ['next_try_at', 'useless_after', 'mail_at', 'created_at'],
  chat_pictures: ['at'],
  chat_sides: ['mail_due_at', 'mailed_at'],
  tickets: ['answer_by', 'created_at', 'changed_at', 'closed_at'],
};

/** Rows of these never change in the product. */
const recorded: Readonly<Record<string, readonly string[]>> = {
  booking_events: ['at', 'starts_from', 'starts_to'],
  ledger: ['at'],
  audit_log: ['at'],
};

const updates = (minutes: string, except: readonly string[]): string[] => {
  const back = `${minutes} * interval '1 minute'`;
  const planned = `planned = tstzrange(lower(planned) - ${back}, upper(planned) - ${back})`;
  return Object.entries({ ...timeColumns, ...recorded })
    .filter(([table]) => !except.includes(table))
    .map(([table, columns]) => {
      const set = columns.map((c) => `${c} = ${c} - ${back}`);
      return `update ${table} set ${[...set, ...(table === 'bookings' ? [planned] : [])].join(', ')}`;
    });
};

/**
 * Statements that move every stored time so many minutes back: as the database's clock is the only one, that much time
 * has passed. The tables of `except` keep theirs.
 */
export const olderBy = (minutes: number, except: readonly string[] = []): string =>
  `set session_replication_role = replica;
   ${updates(String(minutes), except).join('; ')};
   reset session_replication_role;`;

/** The same in a copy of the tests' template, as one statement that is planned once. */
const olderTogether = `with ${updates('$1::float8', [])
  .map((update, n) => `moved_${n} as (${update})`)
  .join(', ')} select 1`;

export const passMinutes = (database: Database, minutes: number): Promise<void> =>
  changingRows(database, (db) => db.query(olderTogether, [minutes]));
