import sharp from 'sharp';
import { demoOperator, demoUser } from '#contract/demo.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Db } from '../db/db.ts';

/** A lamp that is on and off, as a phone would show it. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
  <rect width="800" height="800" fill="#2b2a22"/><circle cx="400" cy="430" r="330" fill="#4a4630"/>
  <circle cx="400" cy="430" r="210" fill="#7a7038"/><rect x="392" width="16" height="250" fill="#5b6f6b"/>
  <path d="M310 330a90 90 0 0 1 180 0v40H310z" fill="#7d908d"/>
  <circle cx="400" cy="430" r="86" fill="#fde68a"/>
  <path d="M370 470l20-60 20 40 20-50" fill="none" stroke="#92500a" stroke-width="9"/></svg>`;

const drawPhoto = (): Promise<Buffer> => sharp(Buffer.from(picture)).webp().toBuffer();

type Story = {
  /** What the job was that it is about. */
  readonly service: ServiceId;
  readonly category: string;
  readonly state: 'open' | 'closed';
  readonly hoursAgo: number;
  readonly lines: readonly {
    readonly kind: 'author' | 'operator' | 'refund' | 'closed';
    readonly hoursAgo: number;
    readonly text?: string;
    readonly amountPaise?: number;
    readonly outcome?: string;
  }[];
};

const refundedPaise = 5_000;

export const stories: readonly Story[] = [
  {
    service: 2,
    category: 'quality',
    state: 'open',
    hoursAgo: 9,
    lines: [
      {
        kind: 'author',
        hoursAgo: 9,
        text: 'The light flickers again since this morning. See the photo.',
      },
      {
        kind: 'operator',
        hoursAgo: 7,
        text: 'I am sorry about that. Does it flicker all the time, or only when the fan runs?',
      },
      { kind: 'author', hoursAgo: 5, text: 'Only when the fan runs.' },
    ],
  },
  {
    service: 1,
    category: 'late',
    state: 'closed',
    hoursAgo: 60,
    lines: [
      { kind: 'author', hoursAgo: 60, text: 'It was an hour later than the app said.' },
      {
        kind: 'operator',
        hoursAgo: 52,
        text: 'That is too long. I refund ₹50 of it to your card; your bank shows it in a few days.',
      },
      { kind: 'refund', hoursAgo: 52, amountPaise: refundedPaise },
      { kind: 'closed', hoursAgo: 50, outcome: 'part_refund', text: 'Thank you for telling us.' },
    ],
  },
];

/** Two tickets of the demo customer, about their newest jobs of a kind. Once they are there, doing it again changes nothing. */
export const addDemoTickets = async (db: Db, keys: Keys): Promise<void> => {
  const there = await db.query(
    'select 1 from tickets t join users u on u.id = t.user_id where u.email = $1 limit 1',
    [demoUser.email],
  );
  if (there.length > 0) return;
  for (const story of stories) {
    const [booking] = await db.query<{ id: string }>(
      `select b.id from bookings b join users u on u.id = b.user_id
       where u.email = $1 and b.service = $2 and b.state = 'done' and b.payment_state = 'paid'
         and b.done_at < now() - $3::int * interval '1 hour'
       order by b.created_at desc limit 1`,
      [demoUser.email, story.service, story.hoursAgo],
    );
    if (booking) await addStory(db, keys, booking.id, story);
  }
};

const addStory = async (db: Db, keys: Keys, bookingId: string, story: Story): Promise<void> => {
  const last = story.lines.at(-1);
  const [ticket] = await db.query<{ id: string }>(
    `insert into tickets (user_id, booking_id, key, category, state, answer_by, operator_id, outcome,
       created_at, changed_at, closed_at)
     select b.user_id, b.id, gen_random_uuid(), $2, $3::text, now() + interval '43 hours', o.id, $4::text,
       now() - $5::int * interval '1 hour', now() - $6::int * interval '1 hour',
       case when $3::text = 'closed' then now() - $6::int * interval '1 hour' end
     from bookings b, operators o where b.id = $1 and o.email = $7
     returning id`,
    [
      bookingId,
      story.category,
      story.state,
      last?.outcome ?? null,
      story.hoursAgo,
      last?.hoursAgo ?? 0,
      demoOperator.email,
    ],
  );
  if (!ticket) return;
  for (const line of story.lines) {
    await db.query(
      `insert into ticket_messages (ticket_id, kind, operator_id, text, amount_paise, outcome, at)
       select $1, $2::text, case when $2::text <> 'author' then o.id end, $3, $4, $5,
         now() - $6::int * interval '1 hour'
       from operators o where o.email = $7`,
      [
        ticket.id,
        line.kind,
        line.text ?? null,
        line.amountPaise ?? null,
        line.outcome ?? null,
        line.hoursAgo,
        demoOperator.email,
      ],
    );
  }
  if (story.state === 'closed') await addDemoRefund(db, bookingId, ticket.id);
  else await addDemoPhoto(db, keys, ticket.id);
};

const addDemoPhoto = async (db: Db, keys: Keys, ticketId: string): Promise<void> => {
  await db.query('insert into ticket_photos (ticket_id, position, sealed) values ($1, 1, $2)', [
    ticketId,
    keys.seal(await drawPhoto()),
  ]);
};

/** In both books, ours and the sandbox's. */
const addDemoRefund = async (db: Db, bookingId: string, ticketId: string): Promise<void> => {
  await db.query(
    `with made as (
       insert into refunds (payment_id, idempotency_key, gateway_id, state, amount_paise, operator_id,
         ticket_id, next_check_at, created_at, settled_at)
       select p.id, 'refund:' || $2::text, 're_sandbox_' || replace($2::text, '-', ''), 'succeeded',
         $3::int, t.operator_id, t.id, now(), now() - interval '52 hours', now() - interval '52 hours'
       from payments p, tickets t where p.booking_id = $1 and p.state = 'succeeded' and t.id = $2::uuid
       returning gateway_id, idempotency_key, amount_paise, payment_id, created_at
     )
     insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state, created_at)
     select m.gateway_id, p.gateway_id, m.idempotency_key, m.amount_paise, 'succeeded', m.created_at
     from made m join payments p on p.id = m.payment_id`,
    [bookingId, ticketId, refundedPaise],
  );
};
