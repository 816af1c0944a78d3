import type { Response } from '../server/testing/transport.ts';
import type { Member } from './people.ts';
import type { Actor } from './requests.ts';
import type { World } from './harness.ts';

/** What only the inside of the product knows. */
const internals =
  /\bat (?:async )?[\w.<>]+ ?\(|node_modules|file:\/\/|\.[cm]?[jt]s:\d+|\b(?:select|insert|update|delete) .*\b(?:from|into|set|where)\b|syntax error|\$argon2|password_?hash|token_hash|violates|pglite|postgres|FST_ERR|ZodError|TypeError/i;

const secretsOf = ({ email, phone, password, aadhaar, cookies, lat, long }: Member): string[] => [
  email,
  phone,
  password,
  String(lat),
  String(long),
  ...(aadhaar === '' ? [] : [aadhaar]),
  ...[...cookies.matchAll(/lh_\w+=([^;]+)/g)].map((match) => match[1] ?? ''),
];

/** What must not be in an answer to this actor. */
const hiddenFrom = (world: World, actor: Actor): string[] => {
  const strangers = [...world.bystanders];
  if (actor === 'nobody') strangers.push(world.customer, world.handyman);
  const own = [world.customer, world.handyman].flatMap(({ password, aadhaar }) => [
    password,
    ...(aadhaar === '' ? [] : [aadhaar]),
  ]);
  return [...strangers.flatMap(secretsOf), ...own];
};

/** What people read, in either language: a reader may have chosen Hindi a request before. */
const sentence = /^[A-Z].* \S|\p{Script=Devanagari}.* \S/u;

/** Everything that is wrong with an answer, in words; empty when it is right. */
export const faultsOf = (world: World, actor: Actor, { status, text }: Response): string[] => {
  const faults: string[] = [];
  if (status >= 500 || status < 200) faults.push(`answered ${status}`);
  for (const secret of hiddenFrom(world, actor)) {
    if (text.includes(secret)) faults.push(`shows ${secret}`);
  }
  const inside = internals.exec(text)?.[0];
  if (inside !== undefined) faults.push(`shows its inside: ${inside}`);
  if (status < 400) return faults;
  try {
    const { msg, code } = JSON.parse(text) as { msg?: unknown; code?: unknown };
    if (typeof msg !== 'string' || !sentence.test(msg)) faults.push('has no sentence');
    if (typeof code !== 'string' || !/^[a-z][a-z\d_]*$/.test(code)) faults.push('has no code');
  } catch {
    faults.push('is not JSON');
  }
  return faults;
};

/** Every secret or stack trace in what the product printed. */
export const faultsInLog = (
  output: string,
  people: readonly Member[],
  codes: readonly string[],
): string[] => {
  const secrets = people.flatMap(secretsOf).filter((secret) => output.includes(secret));
  const shown = codes.filter((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(output));
  const errors = output.split('\n').filter((one) => /"level":[56]0|"msg":"unexpected"/.test(one));
  return [...secrets, ...shown, ...errors];
};

/** Tables that only requests write: not those of jobs, nor rate-limit counters, which a refusal uses up. */
const kept = {
  users: '*',
  handymen: '*',
  aadhaar_images: '*',
  sessions: 'token_hash',
  codes: 'purpose, subject, code_hash, reserved_id',
  bookings: 'id, user_id, handyman_id, service, cost, lat, long, state',
  booking_events: '*',
  chat_messages: '*',
  payments: 'id, booking_id, attempt, amount_paise',
  webhook_events: '*',
  mails: 'id, to_address, subject',
} as const;

/** One line for each table that says what is in it. */
export const digestQuery = Object.entries(kept)
  .map(
    ([table, columns]) =>
      `select '${table}' as kept, count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as print
       from (select ${columns} from ${table}${table === 'mails' ? ` where subject like '%code%'` : ''}) r`,
  )
  .join(' union all ');
