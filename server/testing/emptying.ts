import type { Database } from '../db/db.ts';

/** The product never deletes a row of these, and triggers see to it; who refers to another comes first. */
const booked = ['receipts', 'refunds', 'payments', 'booking_events', 'bills', 'bookings'];
const others = [
  'sandbox_refunds',
  'sandbox_charges',
  'handyman_blocks',
  'aadhaar_images',
  'handymen',
  'users',
  'mailboxes',
  'sessions',
  'codes',
  'limits',
  'mails',
  'webhook_events',
  'job_runs',
];

const forEach = (tables: readonly string[], statement: (table: string) => string): string =>
  tables.map((table) => `${statement(table)};`).join(' ');

/**
 * Truncating makes new files for every table and index, which takes far longer than deleting a few rows. The lock
 * waits for whoever is still writing, as truncating would.
 */
const emptying = (more: readonly string[]): string => `do $$ begin
  lock table ${[...booked, ...more].join(', ')} in access exclusive mode;
  if exists (select 1 from bookings) then
    ${forEach(booked, (table) => `alter table ${table} disable trigger user`)}
    ${forEach(booked, (table) => `delete from ${table}`)}
    ${forEach(booked, (table) => `alter table ${table} enable trigger user`)}
    perform setval('booking_events_id_seq', 1, false);
  end if;
  ${forEach(more, (table) => `delete from ${table}`)}
end $$`;

const everything = emptying(others);
const bookings = emptying(['handyman_blocks', 'limits']);

export const emptyTables = (database: Database): Promise<void> =>
  database.exec(database, everything);

/** Bookings with all that belongs to them, and how often somebody has tried something; the people stay. */
export const emptyBookings = (database: Database): Promise<void> =>
  database.exec(database, bookings);
