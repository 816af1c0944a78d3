import { afterEach, describe, expect, test } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import { nameFault } from '#domain/name.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import { startSmtp } from '../server/testing/smtp.ts';
import { figure } from './figures.ts';
import { openLine } from './line.ts';
import { naughtyStrings } from './naughty.ts';
import { askForCode, freshForm, join, tell, verify } from './people.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase } = usePlaces();

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

/** §5, written down a second time: what a name, and what an address, may be. */
const isKept = (text: string, most: number) =>
  text.trim() !== '' &&
  text.length <= most &&
  text.isWellFormed() &&
  !text.includes('\0') &&
  !text.startsWith('\uFEFF');
const isName = (text: string) => isKept(text, 80) && nameFault(text) === undefined;
const isAddress = (text: string) => isKept(text, 300);

/** The whole list when there is time; otherwise our own part of it, which comes last, and a few of the rest. */
const share = (count: number): readonly string[] =>
  naughtyStrings.toReversed().filter((_, n) => n < (count * 3) / 4 || n % (2_400 / count) < 1);

/** A few at a time, as people come. */
const crowd = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, one));
};

describe.each([
  { engine: 'Postgres', count: rounds(40, 4 * naughtyStrings.length) },
  { engine: 'the embedded database', count: rounds(8, 120) },
])('text on $engine', ({ engine, count }) => {
  test('what is taken comes back as it was given; what cannot be kept is refused, and the code still works', async () => {
    const smtp = await startSmtp();
    cleaning.push(() => smtp.stop());
    const product = await startProduct({
      DATA_DIR: newFolder(),
      ...(engine === 'Postgres' ? { DATABASE_URL: await newDatabase() } : {}),
      SMTP_URL: smtp.url,
      DEMO: 'false',
      TRUST_PROXY: '1',
    });
    cleaning.push(() => product.stop('SIGKILL'));
    const line = openLine(product.url);
    cleaning.push(() => line.close());
    const seen = { same: 0, refused: 0 };
    const taken: { email: string; cookies: string; user_id: string; username: string }[] = [];

    const signUp = async (role: 'user' | 'handyman', text: string) => {
      const good = freshForm();
      const field = role === 'user' ? 'username' : 'address';
      const form =
        role === 'user'
          ? { ...good, username: text }
          : { ...good, address: text, name: isName(text) ? text : 'Ravi' };
      const otp = await askForCode(line, smtp, role, good.email);
      const first = await verify(line, role, { ...form, otp });
      const may = role === 'user' ? isName(text) : isAddress(text);
      expect([text, role, first.status]).toEqual([text, role, may ? 200 : 400]);
      if (!may) {
        expect(Object.keys(first.body['fields'] ?? {})).toEqual([field]);
        expect((await verify(line, role, { ...good, otp })).status).toBe(200);
        seen.refused += 1;
        return;
      }
      const { cookies, body } = first;
      const [user_id, handyman_id] = [String(body['user_id']), String(body['handyman_id'])];
      const { body: back } =
        role === 'user'
          ? await tell(line, getUser, { user_id }, cookies)
          : await tell(line, getHandyman, { handyman_id }, cookies);
      if (role === 'user') expect(back['username']).toBe(text);
      else expect([back['name'], back['address']]).toEqual([form.name, text]);
      if (role === 'user') taken.push({ email: good.email, cookies, user_id, username: text });
      seen.same += 1;
    };

    await crowd(share(count), async (text) => {
      await signUp('user', text);
      await signUp('handyman', text);
    });

    // A mail with such a name on it goes to its owner and to nobody else.
    const ravi = await join(line, smtp, 'handyman');
    const mailed = taken.slice(0, rounds(8, 100));
    for (const { cookies, user_id, username } of mailed) {
      const ask = { user_id, handyman_id: ravi.id, lat: ravi.lat, long: ravi.long };
      const asked = await tell(line, createNotification, ask, cookies);
      const id = String(asked.body['notification_id']);
      const told = await tell(
        line,
        acceptNotification,
        { handyman_id: ravi.id, notification_id: id },
        ravi.cookies,
      );
      expect([username, told.status]).toEqual([username, 200]);
      await tell(line, { ...cancelBooking, path: `/api/bookings/${id}/cancel` }, {}, cookies);
    }
    const mailsTo = (email: string) => smtp.caught.filter(({ to }) => to.includes(email)).length;
    const waiting = () => mailed.filter(({ email }) => mailsTo(email) < 2).length;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    for (const { to } of smtp.caught) {
      expect(to).toEqual([expect.stringMatching(/^[\da-f-]+@example\.com$/)]);
    }
    expect(await product.stop('SIGTERM')).toBe(0);
    figure(
      `text that is kept, on ${engine}`,
      `${seen.same + seen.refused} signups with naughty names and addresses`,
      `${seen.same} came back equal, ${seen.refused} refused with 400 and the code still good; ${mailed.length} mails to such names, each to its owner alone`,
    );
  });
});
