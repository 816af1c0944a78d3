import { demoUser } from '#contract/demo.ts';
import { shareOfExtra } from '#domain/extra.ts';
import type { Db } from '../db/db.ts';

type JobRow = { id: string; total_paise: number; handyman_share_paise: number };

const approved = { words: 'Spare parts', amount_paise: 18_000 };
const declined = { words: 'The same in one more room', amount_paise: 65_000 };

/**
 * The demo customer's newest finished job had extra work: one approved, one declined. Called before the jobs are paid
 * for, so that the payment and its receipt have it.
 */
export const addDemoExtras = async (db: Db): Promise<void> => {
  const [job] = await db.query<JobRow>(
    `select b.id, i.total_paise, i.handyman_share_paise
     from bookings b join users u on u.id = b.user_id join bills i on i.booking_id = b.id
     where u.email = $1 and b.state = 'done' order by b.created_at desc limit 1`,
    [demoUser.email],
  );
  if (!job) return;
  await db.query(
    `insert into extras (booking_id, key, words, amount_paise, state, proposed_at, decided_by, decided_at)
     select b.id, gen_random_uuid(), e.words, e.amount_paise, e.state,
       b.done_at - e.minutes * interval '1 minute', 'user',
       b.done_at - (e.minutes - 2) * interval '1 minute'
     from bookings b, (values ($2::text, $3::int, 'approved', 40), ($4::text, $5::int, 'declined', 15))
       e(words, amount_paise, state, minutes)
     where b.id = $1`,
    [job.id, approved.words, approved.amount_paise, declined.words, declined.amount_paise],
  );
  await db.query(
    `update bills set extras_paise = $2::int, total_paise = total_paise + $2::int,
       handyman_share_paise = handyman_share_paise + $3::int
     where booking_id = $1`,
    [job.id, approved.amount_paise, shareOfExtra(job, approved.amount_paise)],
  );
};
