import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { acceptNotification, createNotification, rejectNotification } from '#contract/booking.ts';
import { getHandyman, setAvailability } from '#contract/handyman.ts';
import { presence } from '#domain/presence.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { openStream } from '../testing/stream.ts';
import type { Stream } from '../testing/stream.ts';

const t = useApp();
const { askAfterMinutes, offlineAfterMinutes } = presence;
const streams: Stream[] = [];
let url: string;

beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

const readOnline = async ({ id }: Person) => {
  const [row] = await t.database.query<{ online: boolean }>(
    'select online from handymen where id = $1',
    [id],
  );
  return row?.online;
};

const readMe = async (ravi: Person) => {
  const { online, setOfflineAt } = await ravi.send(getHandyman, { handyman_id: ravi.id });
  return { online, setOfflineAt };
};

/** The job of the mails comes first, so what the others write leaves with the next round. */
const subjectsTo = async ({ email }: Person) => {
  await t.runJobs();
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
};

const still = 'Are you still there?';
const gone = 'You are offline now';
const calm = { online: true, setOfflineAt: null };

/** Asked whether they are there. */
const away = async (): Promise<Person> => {
  const ravi = await t.handyman();
  await t.passMinutes(askAfterMinutes);
  expect(await subjectsTo(ravi)).toEqual([still]);
  return ravi;
};

const request = async (ravi: Person) => {
  const asha = await t.user();
  const asked = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  return asha.send(createNotification, asked);
};

describe('§25 whoever is online and not here', () => {
  test('is asked once, then offline with the reason, and one call brings them back', async () => {
    const ravi = await t.handyman();
    await t.passMinutes(askAfterMinutes - 1);
    expect(await subjectsTo(ravi)).toEqual([]);
    await t.passMinutes(1);
    expect(await subjectsTo(ravi)).toEqual([still]);
    expect(t.mails[0]?.text).toContain('http://localhost:3000/handyman/dashboard');
    await t.passMinutes(offlineAfterMinutes - 1);
    expect(await subjectsTo(ravi)).toEqual([still]);
    expect(await readOnline(ravi)).toBe(true);
    await t.passMinutes(1);
    expect(await subjectsTo(ravi)).toEqual([still, gone]);
    expect(await readOnline(ravi)).toBe(false);
    const me = await readMe(ravi);
    expect(me).toEqual({ online: false, setOfflineAt: expect.any(String) as unknown });
    await t.passMinutes(300);
    expect(await subjectsTo(ravi)).toEqual([still, gone]);
    await ravi.send(setAvailability, { online: true });
    expect(await readMe(ravi)).toEqual(calm);
  });

  test('stays online when they show up, and is asked again only after another while', async () => {
    const ravi = await away();
    await t.passMinutes(offlineAfterMinutes - 1);
    expect(await readMe(ravi)).toEqual(calm);
    await t.passMinutes(askAfterMinutes - 1);
    expect(await subjectsTo(ravi)).toEqual([still]);
    expect(await readMe(ravi)).toEqual(calm);
    await t.passMinutes(askAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual([still, still]);
  });

  test('reads it in their language', async () => {
    const ravi = await t.handyman({ language: 'hi' });
    await t.passMinutes(askAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual(['क्या आप अभी भी काम के लिए तैयार हैं?']);
    await t.passMinutes(offlineAfterMinutes);
    expect(await subjectsTo(ravi)).toContain('अब आप ऑफ़लाइन हैं');
  });
});

describe('§25 nobody is asked or set offline', () => {
  test('with a page open, and the time runs from when it was closed', async () => {
    const ravi = await t.handyman();
    const stream = await openStream(`${url}/api/events`, ravi.cookies);
    streams.push(stream);
    for (let n = 0; n < 3; n += 1) {
      await t.passMinutes(askAfterMinutes);
      expect(await subjectsTo(ravi)).toEqual([]);
    }
    await t.passMinutes(askAfterMinutes);
    stream.close();
    await stream.ended;
    expect(await subjectsTo(ravi)).toEqual([]);
    await t.passMinutes(askAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual([still]);
    // A page that is opened again is an answer by itself.
    await t.passMinutes(1);
    streams.push(await openStream(`${url}/api/events`, ravi.cookies));
    await t.passMinutes(offlineAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual([still]);
  });

  test('during a job', async () => {
    const ravi = await t.handyman();
    await request(ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await t.passMinutes(askAfterMinutes);
    expect(await subjectsTo(ravi)).not.toContain(still);
  });

  test('while a customer waits for their answer, also when they were asked before', async () => {
    const ravi = await away();
    await t.passMinutes(offlineAfterMinutes - 1);
    await request(ravi);
    await t.passMinutes(1);
    expect(await subjectsTo(ravi)).not.toContain(gone);
    expect(await readOnline(ravi)).toBe(true);
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    expect(await readMe(ravi)).toEqual(calm);
  });

  test('the people of the demonstration', async () => {
    const ravi = await t.handyman({ email: 'ravi@demo.localhands.example' });
    await t.passMinutes(askAfterMinutes);
    await t.passMinutes(offlineAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual([]);
    expect(await readOnline(ravi)).toBe(true);
  });

  test('who is notified in a browser', async () => {
    const ravi = await t.handyman();
    await t.database.query(
      `insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed)
       values ('handyman', $1, '', '', '')`,
      [ravi.id],
    );
    await t.passMinutes(askAfterMinutes);
    expect(await subjectsTo(ravi)).toEqual([]);
    await t.database.query('delete from push_devices');
    await t.passMinutes(1);
    expect(await subjectsTo(ravi)).toEqual([still]);
  });

  test('who has gone offline themselves, or whom nobody has ever seen', async () => {
    const [ravi, sita] = [await t.handyman(), await t.handyman()];
    await ravi.send(setAvailability, { online: false });
    await t.database.query('delete from presences where handyman_id = $1', [sita.id]);
    await t.passMinutes(6 * 60);
    expect([...(await subjectsTo(ravi)), ...(await subjectsTo(sita))]).toEqual([]);
    expect(await readOnline(sita)).toBe(true);
    expect(await readMe(ravi)).toEqual({ online: false, setOfflineAt: null });
  });
});
