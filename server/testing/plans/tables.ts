import type { Database } from '../../db/db.ts';

/** Ids computed from a number, so that the tests know each row. */
export const idOf = (kind: 'a' | 'b' | 'c' | 'd' | 'e', n: number): string =>
  `${kind.repeat(8)}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const id = (kind: string, n: string) =>
  `('${kind.repeat(8)}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const dayMs = 86_400_000;
const begin = Date.now() + 40 * dayMs;

/** §14: a day with many visits, few of them in this city. */
export const dayOfVisits = {
  from: new Date(begin),
  to: new Date(begin + dayMs),
  around: { lat: 28.6, long: 77.2 },
} as const;

/** Of every hundred finished bookings. */
const over = `(array['declined', 'declined', 'cancelled', 'cancelled', 'cancelled', 'expired', 'expired'])`;

export type Size = {
  readonly bookings: number;
  /** Open requests, of which every tenth is past its time. */
  readonly open: number;
  /** Bookings of customer 1, all with professional 1, who has as many again with others. */
  readonly ofOne: number;
};

/** Tables as they are after years: nearly everything is done, a little is open, some people have a long history. */
export const fill = async (db: Database, { bookings, open, ofOne }: Size): Promise<void> => {
  // With fewer rows Postgres would rightly read the whole of these tables.
  const users = Math.max(50_000, bookings / 10);
  const handymen = Math.max(20_000, bookings / 100);
  const script = `
    insert into users (id, username, email, password_hash, contact_number, lat, long)
    select ${id('a', 'n')}, 'Customer', n || '@example.com', 'none', '98' || lpad(n::text, 8, '0'), 18.5, 73.8
    from generate_series(1, ${users}) n;

    insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four,
      aadhaar_hash, address, area, lat, long, online, also)
    select ${id('b', 'n')}, 'Professional', n || '@example.org', 'none', '97' || lpad(n::text, 8, '0'), 1 + n % 6, '1234',
      decode(lpad(to_hex(n), 8, '0'), 'hex'), 'MG Road, Pune', 'Kothrud',
      8 + 25 * random(), 69 + 20 * random(), n % 5 > 0,
      case when n % 10 = 0 then array[1 + (n + 1) % 6]::smallint[] else '{}' end
    from generate_series(1, ${handymen}) n;

    insert into sessions (token_hash, role, account_id, expires_at)
    select sha256(n::text::bytea), 'user', ${id('a', 'n')}, now() + n * interval '1 second'
    from generate_series(1, ${users}) n;

    insert into bookings (id, user_id, handyman_id, service, cost, lat, long, state, payment_state,
      created_at, expires_at, done_at)
    select ${id('c', 'n')},
      ${id('a', `case when n <= ${ofOne} then 1 else 2 + n % (${users} - 1) end`)},
      ${id('b', `case when n <= ${ofOne * 2} then 1 else 2 + n % (${handymen} - 1) end`)},
      1 + n % 6, 50, 18.5, 73.8, state, case when state = 'done' then 'paid' else 'unpaid' end,
      now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '10 minutes',
      case when state = 'done' then now() - n * interval '20 minutes' + interval '2 hours' end
    from (select n, coalesce(${over}[n % 100], 'done') as state
      from generate_series(1, ${bookings}) n) s;

    insert into bookings (id, user_id, handyman_id, service, cost, lat, long, created_at, expires_at)
    select ${id('c', `${bookings} + n`)}, ${id('a', 'n')}, ${id('b', 'n')}, 1, 50, 18.5, 73.8,
      now() - interval '10 minutes',
      now() + case when n % 10 = 0 then -1 else 1 end * interval '1 hour'
    from generate_series(1, ${open}) n;

    insert into bookings (id, user_id, handyman_id, service, cost, lat, long, state, created_at, expires_at)
    select ${id('c', `${bookings + open} + n`)}, ${id('a', 'n')}, ${id('b', 'n')}, 1, 50, 18.5, 73.8,
      'accepted', now() - interval '10 minutes', now()
    from generate_series(1, ${Math.round(handymen / 10)}) n;

    insert into bookings (user_id, handyman_id, service, cost, lat, long, state, created_at, expires_at, starts_at)
    select ${id('a', 'n')}, ${id('b', 'n')}, 1, 50, case when n <= 20 then 28.6 else 18.5 end,
      case when n <= 20 then 77.2 else 73.8 end, 'cancelled', now() - interval '20 days', now(),
      '${dayOfVisits.from.toISOString()}'::timestamptz + n * interval '1 minute'
    from generate_series(1, 600) n;

    insert into booking_events (booking_id, move, actor, to_state)
    select b.id, 'request', 'user', 'requested' from bookings b;

    insert into visit_details (booking_id, address, note)
    select b.id, 'Flat 4, Rose Apartments', 'The tap drips.' from bookings b;

    insert into dispatches (id, user_id, service, cost, service_charge_paise, cost_paise, gst_paise, discount_paise,
      total_paise, handyman_share_paise, lat, long, asked_from, state, wave, due_at, created_at, ended_at)
    select ${id('d', 'n')}, ${id('a', `2 + n % (${users} - 1)`)}, 1, 50, 10000, 5000, 0, 0, 15000, 12750, 18.5, 73.8,
      'network', case when n <= ${open} then 'asking' else 'nobody' end, 1,
      now() - (n - ${open / 2}) * interval '1 minute', now() - n * interval '1 minute',
      case when n > ${open} then now() end
    from generate_series(1, ${bookings}) n;

    update bookings b set dispatch_id = ${id('d', 'n')}
    from generate_series(1, ${bookings}, 10) n where b.id = ${id('c', 'n')};

    insert into chats (booking_id, messages) select b.id, 2 from bookings b where b.state = 'done';
    insert into chat_messages (booking_id, number, author, key, text)
    select c.booking_id, n, case n when 1 then 'user' else 'handyman' end, gen_random_uuid(), 'The second gate.'
    from chats c, generate_series(1, 2) n;
    insert into chat_sides (booking_id, role, account_id, read_up_to, newest, mail_due_at)
    select b.id, r.role, case r.role when 'user' then b.user_id else b.handyman_id end, 2, 2, null
    from bookings b, (values ('user'), ('handyman')) r(role) where b.state = 'done';
    update chat_sides set read_up_to = 0, mail_due_at = now() - interval '1 minute'
    where ctid in (select ctid from chat_sides limit 200);

    insert into extras (booking_id, key, words, amount_paise, state, decided_by, decided_at)
    select b.id, gen_random_uuid(), 'A new tap', 10000, 'declined', 'user', now() from bookings b where b.state = 'done';

    insert into ratings (booking_id, author, user_id, handyman_id, stars, words, due_at, visible_at)
    select b.id, a.author, b.user_id, b.handyman_id, 4, 'Good work.', b.done_at + interval '7 days',
      case when b.done_at < now() - interval '7 days' then b.done_at + interval '7 days' end
    from bookings b, (values ('user'), ('handyman')) a(author) where b.state = 'done';

    update ratings set reported_at = now(), report_reason = 'Not true.'
    where ctid in (select ctid from ratings where visible_at is not null limit 100);
    update ratings set not_counted = 'unpaid'
    where ctid in (select ctid from ratings where visible_at is not null limit 200);

    insert into proposals (booking_id, proposed_by, starts_at, state, answer_by, decided_at)
    select b.id, 'user', b.done_at, 'declined', b.done_at, b.done_at from bookings b where b.state = 'done';
    insert into proposals (booking_id, proposed_by, starts_at, answer_by)
    select b.id, 'user', now(), now() + interval '1 hour' from bookings b where b.state = 'accepted' limit 100;

    insert into delays (booking_id, starts_at, expected_at, said_by)
    select b.id, b.created_at, b.created_at + interval '1 hour', 'time' from bookings b;

    insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state, amount_paise,
      busy_until, next_check_at, settled_at)
    select b.id, 1, 'sandbox', 'pay:' || b.id, 'ch_' || b.id, 'succeeded', 15000, b.done_at, b.done_at, b.done_at
    from bookings b where b.state = 'done';

    insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state, amount_paise,
      busy_until, next_check_at)
    select b.id, 1, 'sandbox', 'pay:' || b.id, 'ch_' || b.id, 'processing', 15000, now(), now()
    from bookings b where b.state = 'accepted' limit 100;

    insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state, amount_paise, for_tip,
      busy_until, next_check_at, settled_at, passed_on_at)
    select b.id, 2, 'sandbox', 'tip:' || b.id, 'tip_' || b.id, 'succeeded', 5000, true, b.done_at, b.done_at, b.done_at,
      case when b.done_at < now() - interval '7 days' then now() end
    from bookings b where b.state = 'done' limit ${Math.round(bookings / 10)};

    insert into refunds (payment_id, idempotency_key, state, amount_paise, next_check_at, settled_at)
    select p.id, 'refund:' || p.id, 'succeeded', 15000, now(), now()
    from payments p where p.state = 'succeeded' limit ${Math.round(bookings / 20)};

    insert into ledger (key, line, kind, booking_id, debit, credit, amount_paise, at)
    select 'charge:' || p.id, 1, 'charge', p.booking_id, 'gateway', 'held', p.amount_paise, p.settled_at
    from payments p where p.state = 'succeeded';
    insert into ledger (key, line, kind, booking_id, debit, credit, handyman_id, amount_paise, at)
    select 'earning:' || b.id || ':1', 1, 'earning', b.id, 'held', 'professional', b.handyman_id, 12750, b.done_at
    from bookings b where b.state = 'done';
    insert into ledger_days (day, account, debit_paise, credit_paise)
    select (now() - n * interval '1 day')::date, a, 1000, 1000
    from generate_series(2, 5000) n, unnest(array['gateway', 'held', 'professional', 'disputes']) a;

    truncate invoices_due;
    insert into invoices (kind, series, number, booking_id, issued_at, amount_paise)
    select 'invoice', 'LHI-2627', row_number() over (order by id), id, now(), 15000 from bookings where state = 'done';

    insert into payout_accounts (handyman_id, kind, sealed, shown) select id, 'upi', '\\x00', 'ra··@okaxis' from handymen;
    insert into payout_runs (day) select date_trunc('week', now())::date - 7 * n from generate_series(0, 5000) n;
    insert into payouts (run_day, handyman_id, account_id, amount_paise, state, filed_at, paid_at, reference)
    select r.day, a.handyman_id, a.id, 25500, 'paid', now(), now(), 'UTR 1'
    from payout_runs r cross join lateral (select * from payout_accounts order by handyman_id limit 1000) a
    where r.day > now() - interval '100 weeks';

    insert into mails (to_name, to_address, subject, state, next_try_at, sent_at)
    select 'Customer', n || '@example.com', 'Hello', 'sent', now() - n * interval '20 minutes', now()
    from generate_series(1, ${bookings}) n;

    insert into mails (to_name, to_address, subject)
    select 'Customer', n || '@example.com', 'Hello' from generate_series(1, 100) n;

    insert into mailboxes (role, mailbox, account_id)
    select 'user', n || '@example.com', ${id('a', 'n')} from generate_series(1, ${users}) n
    union all select 'handyman', n || '@example.org', ${id('b', 'n')} from generate_series(1, ${handymen}) n;

    insert into codes (purpose, subject, code_hash, tries_left, expires_at)
    select 'user_signup', n || '@example.com ' || md5(n::text), sha256(n::text::bytea), 5, now()
    from generate_series(1, ${users}) n;

    insert into suspensions (handyman_id, reason, forget_at)
    select case when n <= 100 then ${id('b', '1000 + n')} end, 'Three complaints.', now() + interval '1 day'
    from generate_series(1, ${handymen}) n;
    insert into suspension_marks (suspension_id, kind, hash)
    select s.id, m.kind, sha256((s.id || m.kind)::bytea)
    from suspensions s, (values ('aadhaar'), ('mailbox'), ('phone')) m(kind);
    insert into former_blocks (handyman_id, mailbox_hash, blocked_at, forget_at)
    select ${id('b', 'n')}, sha256(n::text::bytea), now(), now() + interval '1 day'
    from generate_series(1, ${handymen}) n;

    insert into operators (id, email, name, level)
    select ${id('e', 'n')}, n || '@example.net', 'Operator', 'support' from generate_series(1, 6) n;

    insert into credits (key, user_id, kind, amount_paise, operator_id, words)
    select gen_random_uuid(), u.id, 'given', 5000, (select id from operators limit 1), 'We came late.'
    from users u, generate_series(1, 3) n;
    insert into ledger (key, line, kind, credit_id, debit, credit, user_id, amount_paise, at)
    select 'credit:' || c.id, 1, 'credit_given', c.id, 'discounts', 'credit', c.user_id, c.amount_paise,
      now() - interval '90 days' from credits c;

    insert into audit_log (operator_id, action, subject_kind, subject_id, reason)
    select ${id('e', '1 + n % 5')}, 'look_at_place', 'booking', ${id('c', 'n')}::text, 'Somebody has called.'
    from generate_series(1, ${users}) n;
    insert into audit_log (at, operator_id, action, subject_kind, subject_id)
    select now() - n * interval '1 minute', ${id('e', '1 + n % 5')}, 'look_at_customer', 'customer', ${id('a', 'n')}::text
    from generate_series(1, ${users}) n;
    insert into audit_log (operator_id, action, subject_kind, subject_id)
    select ${id('e', '6')}, 'change_service', 'service', '1' from generate_series(1, 20) n;

    insert into tickets (user_id, booking_id, number, key, category, state, answer_by, changed_at, outcome, closed_at,
      operator_id)
    select ${id('a', 'n')}, ${id('c', 'n')}, 100000 + n, gen_random_uuid(), 'payment', state,
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      case when state = 'closed' then 'no_action' end, case when state = 'closed' then now() end,
      ${id('e', '1 + n % 5')}
    from (select n, case when n <= 100 then 'open' when n <= 200 then 'answered' else 'closed' end as state
      from generate_series(1, ${Math.round(users / 2)}) n) s;
    insert into cash_choices (booking_id) select id from bookings where state = 'done' limit ${Math.round(bookings / 20)};
    insert into cash_taken (payment_id, key)
    select id, gen_random_uuid() from payments where state = 'succeeded' limit ${Math.round(bookings / 5)};
    insert into discount_codes (id, code, amount_paise, valid_from, valid_to, most_uses, first_only)
    select ${id('f', 'n')}, 'CODE' || n, 5000, current_date, current_date, 100000, false from generate_series(1, 1000) n;
    insert into discount_uses (payment_id, code_id, booking_id, user_id, mailbox_hash, phone_hash)
    select p.id, ${id('f', '1 + p.row % 1000')}, p.booking_id, p.user_id, sha256(p.id::text::bytea), sha256(p.booking_id::text::bytea)
    from (select distinct on (q.booking_id) q.id, q.booking_id, b.user_id, row_number() over () as row
      from payments q join bookings b on b.id = q.booking_id where q.state = 'succeeded') p
    limit ${Math.round(bookings / 5)} on conflict do nothing;
    insert into former_payers (mailbox_hash, phone_hash, forget_at)
    select sha256(n::text::bytea), sha256(n::text::bytea), now() + n * interval '1 minute' from generate_series(1, ${users}) n;
    insert into cash_wrong (payment_id, role, ticket_id)
    select k.payment_id, 'user', (select id from tickets limit 1) from cash_taken k limit ${Math.round(bookings / 50)};
    insert into audit_log (action, subject_kind, subject_id, reason, details)
    select 'export_customers', 'export', 'customers', 'The monthly report.', '{"filter": {"q": "asha"}}'
    from generate_series(1, 500) n;

    insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed)
    select 'user', ${id('a', 'n')}, sha256(n::text::bytea), sha256(n::text::bytea), 'sealed'
    from generate_series(1, ${users}) n;

    insert into push_choices (role, account_id, off)
    select 'user', ${id('a', 'n')}, '{message}' from generate_series(1, ${users}) n;

    insert into presences (handyman_id, seen_at)
    select id, now() - (case when random() < 0.01 then 40 else 0 end) * interval '1 minute'
    from handymen where online;

    insert into time_off (handyman_id, starts_at, ends_at)
    select h.id, now() + n * interval '1 day', now() + (n + 1) * interval '1 day'
    from handymen h, generate_series(-20, 20, 10) n;

    insert into favourites (user_id, handyman_id)
    select ${id('a', 'n')}, ${id('b', '1 + (n + m) % 1000')}
    from generate_series(1, ${users / 10}) n, generate_series(1, 10) m;

    insert into series (id, user_id, handyman_id, service, rhythm, minute, first_day, cost, pack, bill, lat, long, agreed_at, due_at)
    select gen_random_uuid(), ${id('a', 'n')}, ${id('b', '1 + n % 1000')}, 1, 'weekdays', 600, '2026-11-20', 50, 0, '{}',
      18.5, 73.8, now(), now() + n * interval '1 minute'
    from generate_series(1, ${users / 10}) n;
    insert into series_visits (series_id, day, state)
    select s.id, '2026-11-01'::date + n, 'made' from series s, generate_series(0, 9) n;

    insert into push_messages (role, account_id, news, booking_id, state, useless_after)
    select 'user', b.user_id, 'accepted', b.id, 'sent', now() from bookings b where b.state = 'done';
    insert into push_messages (role, account_id, news, booking_id, useless_after, mail_at)
    select 'handyman', b.handyman_id, 'request', b.id, b.expires_at, now() - interval '1 second'
    from bookings b where b.state = 'requested';`;
  await db.withConnection(async (connection) => {
    await connection.exec(script);
    await connection.exec('vacuum analyze');
  });
};
