import { describe, expect, test } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { getFeed, makeFeed, removeFeed } from '#contract/calendar.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { changePassword } from '#contract/password.ts';
import { useApp } from '../testing/app.ts';
import { readCalendar } from '../testing/calendar.ts';
import { alwaysAtWork, laterForm, minute, startIn } from '../testing/later.ts';
import { download } from '../testing/my-data.ts';
import { goodPassword } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';

const t = useApp();

const address = 'Flat 5, Rose Villa';

const agreed = async (hours = 30) => {
  const [asha, ravi] = [await t.user({ username: 'Asha Rao' }), await t.handyman()];
  await alwaysAtWork(t.database);
  const start = startIn(hours);
  const form = { ...laterForm(asha, ravi, start), address };
  const { notification_id: id } = await asha.send(createNotification, form);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await t.database.query('update bookings set door_shown_at = now()');
  return { asha, ravi, start, id };
};

const make = async (who: Person): Promise<string> => {
  const { address: url } = await who.send(makeFeed);
  expect(url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
};

const fetchFeed = (path: string) => t.client().raw('GET', path, {});

describe('§27 a private address for calendar programs', () => {
  test('has the agreed visits of the coming weeks, with as little as is of use', async () => {
    const { asha, ravi, start, id } = await agreed();
    const path = await make(ravi);
    const { status, headers, body } = await fetchFeed(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=900',
    ]);
    expect(readCalendar(body)).toMatchObject([
      { uid: `${id}@localhands`, start, summary: 'Plumber visit: Asha', location: null },
    ]);
    const [{ phone } = { phone: '' }] = await t.database.query<{ phone: string }>(
      'select contact_number as phone from users',
    );
    for (const secret of ['Rao', 'Rose Villa', phone, asha.email]) {
      expect(body).not.toContain(secret);
    }
    await asha.send(cancelBooking, {}, { params: { id } });
    expect(readCalendar((await fetchFeed(path)).body)).toEqual([]);
  });

  test('is in the language of its owner, and has nothing of others', async () => {
    await agreed();
    const mohan = await t.handyman({ language: 'hi' });
    const { body } = await fetchFeed(await make(mohan));
    expect(body).toContain('X-WR-CALNAME:LocalHands के काम');
    expect(readCalendar(body)).toEqual([]);
  });

  test('a new one ends the old one, and removing it ends it', async () => {
    const ravi = await t.handyman();
    expect(await ravi.send(getFeed)).toMatchObject({ since: null, lastReadAt: null });
    const old = await make(ravi);
    const path = await make(ravi);
    expect((await fetchFeed(old)).status).toBe(404);
    expect((await fetchFeed(path)).status).toBe(200);
    const { since, lastReadAt } = await ravi.send(getFeed);
    expect(Math.abs(Date.parse(since ?? '') - Date.parse(lastReadAt ?? ''))).toBeLessThan(minute);
    await ravi.send(removeFeed);
    expect((await fetchFeed(path)).status).toBe(404);
    expect(await ravi.send(getFeed)).toMatchObject({ since: null, lastReadAt: null });
  });

  test('of the secret only a hash is stored, and none of it is logged', async () => {
    const ravi = await t.handyman();
    const path = await make(ravi);
    await fetchFeed(path);
    await fetchFeed(`/calendar/${'A'.repeat(43)}.ics`);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    const [row] = await t.database.query<{ all: string }>(
      'select f::text as all from calendar_feeds f',
    );
    expect(row?.all).not.toContain(secret);
    const logged = t.log.join('\n');
    expect(logged).toContain('/calendar/:token.ics');
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain('AAAAAAAA');
  });

  test.each([
    [
      'another password',
      (ravi: Person) =>
        ravi.send(changePassword, {
          currentPassword: goodPassword,
          password: 'another fine password',
        }),
    ],
    ['a suspension', () => t.database.query(`update handymen set verification = 'suspended'`)],
    [
      'the end of the account',
      (ravi: Person) => ravi.send(deleteAccount, { currentPassword: goodPassword }),
    ],
  ])('ends with %s', async (_, end) => {
    const ravi = await t.handyman();
    const path = await make(ravi);
    await t.database.query(`update handymen set online = not online`);
    expect((await fetchFeed(path)).status).toBe(200);
    await end(ravi);
    expect((await fetchFeed(path)).status).toBe(404);
  });

  test('an address that does not exist is 404, and too many of them are refused', async () => {
    for (const path of ['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`]) {
      expect(await fetchFeed(path)).toMatchObject({ status: 404 });
    }
    const ravi = await t.handyman();
    const path = await make(ravi);
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push((await fetchFeed(path)).status);
    expect([answers.at(-2), answers.at(-1)]).toEqual([200, 429]);
  });

  test('is in the data that its owner takes along, without the secret', async () => {
    const ravi = await t.handyman();
    const path = await make(ravi);
    await fetchFeed(path);
    const { file } = await download(t, ravi);
    const data = unzip(file).get('data.json')?.toString() ?? '';
    const { calendarAddress } = JSON.parse(data) as { calendarAddress: unknown };
    const when = expect.stringMatching(/^20\d\d-/) as string;
    expect(calendarAddress).toEqual({ madeAt: when, lastReadAt: when });
    expect(data).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
  });
});
