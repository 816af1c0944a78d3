import { expect } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import { nameFault } from '#domain/name.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import type { Line } from './connection.ts';
import { hostileStrings } from './hostile-values.ts';
import { askForCode, freshForm, join, send, verify } from './people.ts';

/** §5, written down a second time: what a name, and what an address, may be. */
const isSaved = (text: string, most: number) =>
  text.trim() !== '' &&
  text.length <= most &&
  text.isWellFormed() &&
  !text.includes('\0') &&
  !text.startsWith('\uFEFF');
const isName = (text: string) => isSaved(text, 80) && nameFault(text) === undefined;
const isAddress = (text: string) => isSaved(text, 300);

/** The whole list when there is time; otherwise our own part of it, which comes last, and a few of the rest. */
const share = (count: number): readonly string[] =>
  hostileStrings.toReversed().filter((_, n) => n < (count * 3) / 4 || n % (2_400 / count) < 1);

/** Concurrently, because each waits for a mail, and mails leave twice a second. */
const atOnce = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, one));
};

type Taken = {
  readonly email: string;
  readonly cookies: string;
  readonly user_id: string;
  readonly username: string;
};

/** What is taken comes back as it was given; what cannot be stored is refused, and the code still works. */
export const signUpWith = async (line: Line, smtp: TestSmtp, count: number) => {
  const seen = { same: 0, refused: 0 };
  const taken: Taken[] = [];

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
        ? await send(line, getUser, { user_id }, cookies)
        : await send(line, getHandyman, { handyman_id }, cookies);
    if (role === 'user') expect(back['username']).toBe(text);
    else expect([back['name'], back['address']]).toEqual([form.name, text]);
    if (role === 'user') taken.push({ email: good.email, cookies, user_id, username: text });
    seen.same += 1;
  };

  const asked = share(count).flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'handyman' as const, text },
  ]);
  await atOnce(asked, ({ role, text }) => signUp(role, text));
  return { ...seen, taken };
};

/** A mail with such a name on it goes to its owner only. */
export const mailTo = async (line: Line, smtp: TestSmtp, mailed: readonly Taken[]) => {
  const ravi = await join(line, smtp, 'handyman');
  for (const { cookies, user_id, username } of mailed) {
    const ask = { user_id, handyman_id: ravi.id, lat: ravi.lat, long: ravi.long };
    const asked = await send(line, createNotification, ask, cookies);
    const id = String(asked.body['notification_id']);
    const accepted = await send(
      line,
      acceptNotification,
      { handyman_id: ravi.id, notification_id: id },
      ravi.cookies,
    );
    expect([username, accepted.status]).toEqual([username, 200]);
    await send(line, cancelBooking, {}, cookies, { id });
  }
  const mailsTo = (email: string) => smtp.caught.filter(({ to }) => to.includes(email)).length;
  const waiting = () => mailed.filter(({ email }) => mailsTo(email) < 2).length;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const owners = new Set(mailed.map(({ email }) => email));
  const mails = smtp.caught.filter(({ to }) => to.some((address) => owners.has(address)));
  expect(mails.map(({ to }) => to.length)).toEqual(mails.map(() => 1));
};
