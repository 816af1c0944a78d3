import type { Database } from '../db/db.ts';
import { changingRows, ownChanges } from './own-changes.ts';

/** The product never deletes rows of these, and triggers refuse it; a foreign key's table comes before its target. */
const asked = ['ticket_photos', 'ticket_messages', 'tickets'];
const written = ['chat_pictures', 'chat_sides', 'chat_messages', 'chats'];
const booked = [
  'visit_flags',
  'reminders',
  'series_visits',
  'live_places',
  'push_messages',
  ...written,
  'ratings',
  'extras',
  'delays',
  'proposals',
  'reconciliation_differences',
  'invoices',
  'invoices_due',
  'ledger',
  'credits',
  'payouts',
  'ledger_days',
  'ledger_due',
  'fees',
  'disputes',
  'discount_uses',
  'receipts',
  'refunds',
  'cash_wrong',
  'cash_taken',
  'cash_choices',
  ...asked,
  'payments',
  'dispatches',
  'booking_events',
  'bills',
  'visit_details',
  'bookings',
];
const others = [
  // Those that are about no booking.
  ...asked,
  'reconciliation_differences',
  'reconciliations',
  'sandbox_disputes',
  'sandbox_refunds',
  'sandbox_charges',
  'discount_codes',
  'former_payers',
  'addresses',
  'series_visits',
  'series',
  'handyman_blocks',
  'former_blocks',
  'suspension_matches',
  'suspension_marks',
  'suspensions',
  'user_blocks',
  'favourites',
  'aadhaar_images',
  'handyman_photos',
  'time_off',
  'calendar_feeds',
  'presences',
  'ledger',
  'credits',
  'payouts',
  'payout_runs',
  'payout_accounts',
  'handymen',
  'users',
  'mailboxes',
  'sessions',
  'push_devices',
  'push_choices',
  'codes',
  'limits',
  'mails',
  'webhook_events',
  'operator_recovery_codes',
  'operator_links',
  'job_runs',
];

const forEach = (tables: readonly string[], statement: (table: string) => string): string =>
  tables.map((table) => `${statement(table)};`).join(' ');

/**
 * Truncating makes new files for every table and index, which takes far longer than deleting a few rows. The lock
 * waits for transactions that are still writing, as truncating would.
 */
const emptying = (more: readonly string[]): string => `do $$ begin
  perform ${ownChanges};
  lock table ${[...new Set([...booked, ...more])].join(', ')} in access exclusive mode;
  if exists (select 1 from bookings) then
    ${forEach(booked, (table) => `delete from ${table}`)}
    perform setval('booking_events_id_seq', 1, false);
  end if;
  ${forEach(more, (table) => `delete from ${table}`)}
end $$`;

const everything = emptying([...others, 'audit_log', 'operators']);
const bookings = emptying([...asked, 'series', 'handyman_blocks', 'user_blocks', 'limits']);

/** Prepared once: a DO block is planned anew each time, which takes ten times as long. */
const everythingTogether = `with ${[...new Set([...booked, ...others, 'audit_log', 'operators'])]
  .map((table) => `${table}_gone as (delete from ${table})`)
  .join(', ')} select setval('booking_events_id_seq', 1, false)`;

export const emptyTables = async (database: Database): Promise<void> => {
  // The embedded engine has one connection, so there is no other writer to wait for.
  if (database.engine === 'pglite') {
    await changingRows(database, (db) => db.query(everythingTogether));
    return;
  }
  await database.exec(database, everything);
};

/** Bookings with all that belongs to them, and the rate limits' counters; the people stay. */
export const emptyBookings = (database: Database): Promise<void> =>
  database.exec(database, bookings);
