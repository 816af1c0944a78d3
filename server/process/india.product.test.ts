import { afterEach, expect, test } from 'vitest';
import { acceptNotification, createNotification, getBooking } from '#contract/booking.ts';
import { getCalendar } from '#contract/calendar.ts';
import { getCityDay } from '#contract/city-day.ts';
import { setServices } from '#contract/handyman.ts';
import { addTimeOff, setHours } from '#contract/hours.ts';
import { listSeries } from '#contract/series.ts';
import { listSlots } from '#contract/slots.ts';
import { getWeek } from '#contract/week.ts';
import { dayInIndia } from '#domain/day.ts';
import { daysFrom } from '#domain/hours.ts';
import { weekdayOf } from '#domain/series.ts';
import { addAccount, addOperatorAccount } from '../testing/accounts.ts';
import { migrate, openTables } from '../testing/databases.ts';
import type { Db } from '../testing/databases.ts';
import { olderBy } from '../testing/passing-time.ts';
import { pune } from '../testing/people.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';
import { startSmtp, textIn } from '../testing/smtp.ts';

const { newFolder, newDatabase } = usePlaces(afterEach);

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const [saturday, sunday] = [5, 6];

/** The hours are at night, which is the day before in America and in UTC. */
const night = { from: '00:00', to: '06:00' };

const inIndia = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`).toISOString();

/** As a mail says it: Saturday, 21 November at 12:30 am. */
const said = (instant: string): string => {
  const at = new Date(instant);
  const zone = { timeZone: 'Asia/Kolkata' } as const;
  const day = at.toLocaleDateString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...zone,
  });
  return `${day} at ${at.toLocaleTimeString('en-IN', { timeStyle: 'short', ...zone })}`;
};

/** A job for now that was asked for and done at the first moment of today. */
const addJobAt = (db: Db, userId: string, handymanId: string, at: string) =>
  db.query(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state,
       created_at, expires_at, started_at, done_at, counted_at)
     select $1, h.id, h.service, 50, h.lat, h.long, 'done', 'paid', t.at, t.at, t.at, t.at, t.at
     from handymen h, (select $3::timestamptz as at) t where h.id = $2`,
    [userId, handymanId, at],
  );

/** In Kiritimati and in Pago Pago it is never the same day: at any hour one of them has another day than India. */
test.each([
  { process: 'America/New_York', sessions: 'UTC' },
  { process: 'UTC', sessions: 'America/New_York' },
  { process: 'Pacific/Kiritimati', sessions: 'Pacific/Pago_Pago' },
])(
  '§9 days are India’s, with the process in $process and the database’s sessions in $sessions',
  async ({ process, sessions }) => {
    const smtp = await startSmtp();
    const plain = await newDatabase();
    const url = `${plain}?options=${encodeURIComponent(`-c timezone=${sessions}`)}`;
    const db = openTables(url);
    expect(await db.query('show timezone')).toMatchObject([{ TimeZone: sessions }]);
    await migrate(db);
    const accounts = [await addAccount(db, 'user'), await addAccount(db, 'user')] as const;
    const worker = await addAccount(db, 'handyman');
    const support = await addOperatorAccount(db, 'support');
    const settings = {
      DATA_DIR: newFolder(),
      DATABASE_URL: url,
      SMTP_URL: smtp.url,
      DEMO: 'false',
      TZ: process,
    };
    let product = await startProduct(settings);
    const [asha, neha, ravi, meera] = [...accounts, worker, support].map((account) => {
      const browser = openBrowser(() => product);
      for (const [name, value] of account.cookies) browser.cookies.set(name, value);
      return { ...browser, id: account.id };
    });
    if (!asha || !neha || !ravi || !meera) throw new Error('There are too few people');

    const [today = '', , ...days] = daysFrom(Date.now(), 14);
    const first = days.find((day) => weekdayOf(day) === saturday) ?? '';
    const [friday = '', , monday = '', , wednesday = ''] = daysFrom(
      Date.parse(inIndia(first, '12:00')) - dayMs,
      6,
    ).filter((day) => weekdayOf(day) !== sunday);

    // Hours, time off and what is free.
    await ravi.send(setServices, { services: ['Maid'] });
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => (day === sunday ? [] : [night]));
    await ravi.send(setHours, { week, radiusKm: null });
    expect(await ravi.send(addTimeOff, { from: wednesday, to: wednesday })).toMatchObject({
      startsAt: inIndia(wednesday, '00:00'),
      endsAt: new Date(Date.parse(inIndia(wednesday, '00:00')) + dayMs).toISOString(),
    });
    const query = { handyman_id: ravi.id, service: 'Maid', ...pune };
    const slots = await asha.send(listSlots, undefined, { query });
    const free = slots.days.filter(({ day }) => days.includes(day));
    expect(free.map(({ day, starts: [earliest] }) => [day, earliest?.at])).toEqual(
      days.map((day) => {
        const none = weekdayOf(day) === sunday || day === wednesday;
        return [day, none ? undefined : inIndia(day, '00:00')];
      }),
    );
    expect(slots.days[0]?.day).toBe(today);

    // A series on weekdays at half past midnight, and a visit at three.
    const ask = { ...pune, handyman_id: ravi.id, service: 'Maid' };
    const early = { startsAt: inIndia(first, '00:30'), repeats: 'weekdays' } as const;
    await asha.send(createNotification, { ...ask, user_id: asha.id, ...early });
    await ravi.send(acceptNotification, { handyman_id: ravi.id, all: true });
    const [series] = await asha.send(listSeries);
    const wanted = days.filter((day) => day >= first && weekdayOf(day) !== sunday);
    expect(series?.days.map(({ day, startsAt, state }) => [day, startsAt, state])).toEqual(
      wanted.map((day) => [
        day,
        inIndia(day, '00:30'),
        day === wednesday ? 'not_possible' : 'agreed',
      ]),
    );
    const atThree = { ...ask, user_id: neha.id, startsAt: inIndia(first, '03:00') };
    const { notification_id: id } = await neha.send(createNotification, atThree);
    const yes = await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: id });
    expect(yes.msg).toContain(said(atThree.startsAt));

    // The professional's calendar and week, and the operator's day by hour.
    await addJobAt(db, neha.id, ravi.id, inIndia(today, '00:00'));
    const calendar = await ravi.send(getCalendar, undefined, { query: { from: friday, days: 2 } });
    expect(calendar).toMatchObject({ today, days: [{ day: friday }, { day: first }] });
    expect(calendar.days.map(({ hours }) => hours)).toEqual([[night], [night]]);
    expect(calendar.visits.map(({ startsAt }) => startsAt)).toEqual([
      early.startsAt,
      atThree.startsAt,
    ]);
    const [rest] = (
      await ravi.send(getCalendar, undefined, { query: { from: dayBefore(monday), days: 1 } })
    ).days;
    expect(rest).toEqual({ day: dayBefore(monday), hours: [] });
    const ownWeek = await ravi.send(getWeek);
    expect(ownWeek.days.find((day) => day.today)).toMatchObject({ day: today, jobs: 1 });
    const then = await meera.send(getCityDay, undefined, { query: { day: first, city: 'Pune' } });
    const agreed = then.hours.flatMap((hour) => (hour.agreed > 0 ? [hour.hour] : []));
    expect(agreed).toEqual([0, 3]);
    const maids = then.hours.map(({ free: ones }) =>
      ones?.find(({ service }) => service === 'Maid'),
    );
    expect(maids.flatMap((one, hour) => (one?.people === 1 ? [hour] : []))).toEqual([5]);
    const here = await meera.send(getCityDay);
    expect([here.day, here.hours[0]?.done]).toEqual([today, 1]);

    // Whole days pass while it is stopped, so that the reminder is due.
    await product.stop('SIGTERM');
    const ahead = Date.parse(atThree.startsAt) - Date.now();
    const whole = Math.floor(ahead / dayMs) * 24 * 60;
    // Not to the last moment before it begins, when there is nothing to be reminded of.
    await db.exec(db, olderBy(ahead % dayMs > 5 * minute ? whole : whole - 23 * 60, ['sessions']));
    product = await startProduct(settings);
    const moved = await neha.send(getBooking, undefined, { params: { id } });
    const reminded = () =>
      smtp.caught
        .filter(({ to }) => to.includes(accounts[1].email))
        .map(({ content }) => textIn(content).replaceAll(/=\r\n/g, ''))
        .filter((content) => /^Subject: (?:Tomorrow|Soon):/m.test(content));
    await expect.poll(reminded, { timeout: 60_000 }).toHaveLength(1);
    expect(reminded()[0]).toContain(said(String(moved.startsAt)));
    expect(dayInIndia(String(moved.startsAt)) >= today).toBe(true);
    await product.stop('SIGTERM');
    await db.close();
    await smtp.stop();
  },
);

const dayBefore = (day: string): string =>
  dayInIndia(new Date(Date.parse(inIndia(day, '12:00')) - dayMs));
