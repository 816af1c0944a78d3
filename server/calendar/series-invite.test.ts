import { beforeEach, describe, expect, test } from 'vitest';
import { acceptNotification } from '#contract/booking.ts';
import { pauseSeries, resumeSeries, skipVisit, stopSeries } from '#contract/series.ts';
import { weekdayOf } from '#domain/series.ts';
import { useApp } from '../testing/app.ts';
import { importAll, readCalendar } from '../testing/calendar.ts';
import type { Person } from '../testing/people.ts';
import { oneOf, seriesAt, withSeries } from '../testing/series.ts';

const t = useApp();
const { asked, yesToAll, runSeries, unmake } = withSeries(t);

beforeEach(async () => {
  await t.deps.catalogue.refresh();
});

const mailsTo = async ({ email }: Person) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email);
};

/** What calendar programs have made of all mails. */
const calendarOf = async (who: Person) =>
  importAll((await mailsTo(who)).flatMap(({ invite }) => (invite ? [invite.file] : [])));

const uidsOf = (entries: readonly { readonly uid: string }[]) => entries.map(({ uid }) => uid);
const ahead = (days: Awaited<ReturnType<typeof oneOf>>['days']) =>
  days
    .filter(({ state }) => state === 'agreed')
    .map(({ notification_id: id }) => `${id}@localhands`);

describe('§27 the visits of a series in the customer’s calendar', () => {
  test('the yes to all brings every agreed visit, each as its own entry of one file', async () => {
    const { asha, ravi, one } = await yesToAll('weekdays', { user: { language: 'hi' } });
    const mail = (await mailsTo(asha)).at(-1);
    const entries = readCalendar(mail?.invite?.file ?? '');
    expect(mail?.invite?.method).toBe('REQUEST');
    expect(entries.map(({ uid, start }) => [uid, new Date(start).toISOString()])).toEqual(
      one.days.map(({ notification_id: id, startsAt }) => [`${id}@localhands`, startsAt]),
    );
    for (const entry of entries) {
      expect(entry).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED' });
      expect([entry.summary, entry.attendees]).toEqual(['घरेलू मदद: Ravi', [`mailto:${asha.email}`]]);
    }
    // A professional gets no mail about their own yes.
    expect((await mailsTo(ravi)).filter(({ invite }) => invite)).toEqual([]);
  });

  test('a weekly visit that the job makes later comes with a mail of its own', async () => {
    const { asha, one } = await yesToAll('weekly');
    const [, second] = one.days;
    if (!second) throw new Error('There is no second visit');
    await unmake(second);
    await t.runJobs();
    t.mails.length = 0;
    await runSeries();
    const { days } = await oneOf(asha);
    const [mail, ...more] = await mailsTo(asha);
    expect([mail?.subject, more]).toEqual(['Your maid series: the coming visits', []]);
    expect(uidsOf(readCalendar(mail?.invite?.file ?? ''))).toEqual(ahead(days));
    expect(ahead(days)).toHaveLength(2);
  });

  test('of a series on weekdays they come once a week, with the visit on Saturday', async () => {
    const { asha, one } = await yesToAll();
    const saturday = one.days.find(({ day }) => weekdayOf(day) === 5);
    const other = one.days.find(({ day }) => weekdayOf(day) === 2);
    if (!saturday || !other) throw new Error('A fortnight has both');
    await t.runJobs();
    t.mails.length = 0;
    await unmake(other);
    await runSeries();
    expect(await mailsTo(asha)).toEqual([]);
    await unmake(saturday);
    await runSeries();
    const { days } = await oneOf(asha);
    expect(ahead(days)).toHaveLength(one.days.length);
    expect(uidsOf(await calendarOf(asha))).toEqual(ahead(days));
  });

  test('a visit that the professional leaves out is taken from it, the others stay', async () => {
    const { asha, ravi, one } = await yesToAll();
    const [, second] = one.days;
    await ravi.send(skipVisit, { day: second?.day ?? '' }, seriesAt(one));
    const mail = (await mailsTo(asha)).at(-1);
    expect(readCalendar(mail?.invite?.file ?? '')).toMatchObject([
      {
        method: 'CANCEL',
        uid: `${second?.notification_id}@localhands`,
        sequence: 1,
        status: 'CANCELLED',
      },
    ]);
    const { days } = await oneOf(asha);
    expect(uidsOf(await calendarOf(asha)).toSorted()).toEqual(ahead(days).toSorted());
    expect((await mailsTo(ravi)).filter(({ invite }) => invite)).toEqual([]);
  });

  test('what the customer leaves out themselves leaves both calendars', async () => {
    const { asha, ravi, one } = await yesToAll();
    await asha.send(stopSeries, {}, seriesAt(one));
    expect(await calendarOf(asha)).toEqual([]);
    const told = (await mailsTo(ravi)).at(-1);
    expect(told?.invite?.method).toBe('CANCEL');
    expect(uidsOf(readCalendar(told?.invite?.file ?? '')).toSorted()).toEqual(
      ahead(one.days).toSorted(),
    );
  });

  test('what is kept when the series ends stays in it', async () => {
    const { asha, one } = await yesToAll();
    await asha.send(stopSeries, { keep: true }, seriesAt(one));
    expect(uidsOf(await calendarOf(asha)).toSorted()).toEqual(ahead(one.days).toSorted());
  });

  test('a pause takes the visits from it, and going on brings new ones', async () => {
    const { asha, ravi, one } = await yesToAll('weekly');
    await ravi.send(pauseSeries, undefined, seriesAt(one));
    expect(await calendarOf(asha)).toEqual([]);
    await ravi.send(resumeSeries, undefined, seriesAt(one));
    const { days } = await oneOf(asha);
    expect(uidsOf(await calendarOf(asha))).toEqual(ahead(days));
    expect(ahead(days)).toHaveLength(2);
  });

  test('a request that is withdrawn was never in a calendar, so its mail has no file', async () => {
    const { asha, ravi } = await asked('weekly');
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await runSeries();
    const one = await oneOf(asha);
    expect(one.days.map(({ state }) => state)).toEqual(['agreed', 'asked']);
    await asha.send(skipVisit, { day: one.days[1]?.day ?? '' }, seriesAt(one));
    expect((await mailsTo(ravi)).at(-1)?.invite).toBeUndefined();
    expect((await mailsTo(asha)).at(-1)?.subject).toBe('Your maid is booked');
  });
});
