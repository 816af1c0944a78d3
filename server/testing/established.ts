import { establishedJobs } from '#domain/door.ts';
import { setOut, sharePlace } from '#contract/tracking.ts';
import type { TestApp } from './app.ts';
import { pune } from './people.ts';
import type { HandymanDraft, Person } from './people.ts';

/** §6: an operator has seen who they are, and customers have paid them, long ago. */
const establish = async (t: TestApp, { id }: Person): Promise<void> => {
  await t.database.query(
    `update handymen set verification = 'verified', verified_at = now(), verification_asked_at = null
     where id = $1`,
    [id],
  );
  await t.database.query(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state,
       created_at, expires_at, started_at, done_at, counted_at)
     select $2, h.id, h.service, 50, h.lat, h.long, 'done', 'paid', at, at, at, at, at
     from handymen h, (select now() - interval '60 days' as at) t, generate_series(1, ${establishedJobs})
     where h.id = $1`,
    [id, (await t.user()).id],
  );
};

export const establishedHandyman = async (t: TestApp, draft?: HandymanDraft): Promise<Person> => {
  const handyman = await t.handyman(draft);
  await establish(t, handyman);
  return handyman;
};

type At = { params: { id: string } };

/** §6: on the way, and sharing their place: from here on a new professional reads the door too. */
export const goAndShare = async (handyman: Person, at: At): Promise<void> => {
  await handyman.send(setOut, {}, at);
  await handyman.send(sharePlace, pune, at);
};
