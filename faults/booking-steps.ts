import { randomUUID } from 'node:crypto';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { approveExtra, proposeExtra } from '#contract/extra.ts';
import { config } from '#contract/payment.ts';
import { arrive, nobodyHome, setOut, sharePlace } from '#contract/tracking.ts';
import type { Db } from '../server/testing/databases.ts';
import { pune } from '../server/testing/people.ts';
import { ask, must } from './send-call.ts';
import type { Pair } from '../server/testing/accounts.ts';

/** The calls of the two parties of a pair, each sent to one of the processes. */
export const lifeOf = ({ user, handyman }: Pair) => {
  const answer = (id: string) => ({
    cookie: handyman.cookie,
    body: { handyman_id: handyman.id, notification_id: id },
  });
  return {
    create: (url: string) =>
      ask(url, createNotification, {
        cookie: user.cookie,
        body: { ...pune, user_id: user.id, handyman_id: handyman.id, cost: 200 },
      }),
    accept: (url: string, id: string) => ask(url, acceptNotification, answer(id)),
    decline: (url: string, id: string) => ask(url, rejectNotification, answer(id)),
    start: (url: string, otp: string) =>
      ask(url, jobStartOtp, { cookie: handyman.cookie, body: { otp, email: user.email } }),
    pay: (url: string, id: string, shown?: number) =>
      ask(url, config, {
        cookie: user.cookie,
        body: {
          token: { id: 'tok_visa' },
          booking_id: id,
          ...(shown === undefined ? {} : { product: { price: shown } }),
        },
      }),
    done: (url: string) =>
      ask(url, workDoneCheck, {
        cookie: handyman.cookie,
        body: { handyman_id: handyman.id, user_id: user.id },
      }),
    setOut: (url: string, id: string) =>
      ask(url, setOut, { cookie: handyman.cookie, params: { id } }),
    share: (url: string, id: string) =>
      ask(url, sharePlace, { cookie: handyman.cookie, params: { id }, body: pune }),
    arrive: (url: string, id: string) =>
      ask(url, arrive, { cookie: handyman.cookie, params: { id }, body: pune }),
    nobodyHome: (url: string, id: string) =>
      ask(url, nobodyHome, { cookie: handyman.cookie, params: { id } }),
    cancel: (url: string, id: string) =>
      ask(url, cancelBooking, { cookie: user.cookie, params: { id } }),
    propose: (url: string, id: string, amount = 450) =>
      ask(url, proposeExtra, {
        cookie: handyman.cookie,
        params: { id },
        body: { key: randomUUID(), words: 'New tap', amount },
      }),
    approve: (url: string, id: string, extraId: string) =>
      ask(url, approveExtra, {
        cookie: user.cookie,
        params: { id, extraId },
        body: { amount: 450 },
      }),
    read: (url: string, id: string) =>
      ask(url, getBooking, { cookie: user.cookie, params: { id } }),
  };
};

export type Life = ReturnType<typeof lifeOf>;

/** Asks, and gives the booking's id. */
export const requested = async (life: Life, url: string): Promise<string> =>
  String((await must(life.create(url)))['notification_id']);

/** Asks and is accepted. */
export const accepted = async (life: Life, url: string): Promise<string> => {
  const id = await requested(life, url);
  await must(life.accept(url, id));
  return id;
};

/** On the way, with a place that the customer sees. */
export const onTheWay = async (life: Life, url: string): Promise<string> => {
  const id = await accepted(life, url);
  await must(life.setOut(url, id));
  await must(life.share(url, id));
  return id;
};

/** The start code that the customer reads out. */
export const codeOf = async (life: Life, url: string, id: string): Promise<string> =>
  String((await must(life.read(url, id)))['startCode']);

/** The work has begun. */
export const working = async (life: Life, url: string): Promise<string> => {
  const id = await accepted(life, url);
  await must(life.start(url, await codeOf(life, url, id)));
  return id;
};

/** The work has begun, and extra work of 450 rupees waits for the customer's answer. */
export const proposed = async (life: Life, url: string) => {
  const id = await working(life, url);
  return { id, extraId: String((await must(life.propose(url, id)))['extra_id']) };
};

/** Rows that contradict each other; the money has an audit of its own. */
export const halfStates = (db: Db): Promise<object[]> =>
  db.query(`
    select 'the last event is not the state' as wrong, b.id
    from bookings b left join lateral (
      select e.to_state from booking_events e where e.booking_id = b.id order by e.id desc limit 1
    ) last on true
    where last.to_state is distinct from b.state
    union all
    select 'two answers to one request', booking_id from booking_events
    where from_state = 'requested' group by booking_id having count(*) > 1
    union all
    select 'jobs done are miscounted', h.id from handymen h
    where h.jobs_done <> (
      select count(*) from bookings b
      where b.handyman_id = h.id and b.state = 'done' and b.counted_at is not null)
    union all
    select 'a paid job does not count', b.id from bookings b
    where b.state = 'done' and b.payment_state = 'paid' and b.counted_at is null
    union all
    select 'a place of somebody who is not on the way', b.id
    from live_places p join bookings b on b.id = p.booking_id where b.state <> 'on_the_way'
    union all
    select 'a start code without a job that waits for it', b.id from codes c
    join bookings b on c.purpose = 'job_start' and b.id::text = c.subject
    where b.state not in ('accepted', 'on_the_way', 'arrived')
    union all
    select 'a job that waits without a start code', b.id from bookings b
    where b.state in ('accepted', 'on_the_way', 'arrived') and not exists (
      select 1 from codes c where c.purpose = 'job_start' and c.subject = b.id::text)`);
