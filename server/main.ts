import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import { toPaise } from '#domain/price.ts';
import { buildApp } from './app.ts';
import { openCatalogue } from './catalogue/cache-actions.ts';
import { cannotStart, isCannotStart } from './process/cannot-start.ts';
import { makeRandomCode } from './identity/one-time-codes.ts';
import { applyListing } from './db/listing.ts';
import { withHashKey } from './db/hash-key.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, openSearches, roomFor } from './db/open.ts';
import { makeReEncrypt } from './db/re-encrypt.ts';
import { describeSecret } from './db/secret-report.ts';
import { seed } from './demo/seed.ts';
import { makeServiceIndexer } from './db/service-indexes.ts';
import { makeWriteProbe } from './db/write-probe.ts';
import type { Deps } from './deps.ts';
import { addressIn, companyOf, readEnv } from './env.ts';
import type { Env } from './env.ts';
import { openLocalEvents } from './gateways/events-local.ts';
import { openPostgresEvents } from './gateways/events-postgres.ts';
import { openOutbox } from './gateways/mail-outbox.ts';
import { openSmtp } from './gateways/mail-smtp.ts';
import { openSandbox } from './gateways/payments-sandbox.ts';
import { openStripe } from './gateways/payments-stripe.ts';
import { openWebPush } from './gateways/push-web.ts';
import { readMapSource } from './http/map-file.ts';
import { jobsOf, startJobs } from './jobs.ts';
import { openImages } from './media/decoding.ts';
import { decodingLimits } from './media/limits.ts';
import { runCommand } from './operator/command-actions.ts';
import type { MailPort } from './ports/mail.ts';
import { openPushKeys } from './push/key-actions.ts';
import { makeKeys } from './secrets/sealing.ts';
import { makePasswords } from './identity/password.ts';
import { readSecrets } from './secrets/app-secret.ts';
import { makePresence } from './identity/presence.ts';
import { makeSessionCache } from './identity/session-cache.ts';
import { announce, isSupervisor, superviseWorkers } from './process/workers.ts';

/** Exits after this time at the latest. */
const drainMs = 9_000;

/** Buffered, so that a reader of the log that stalls does not block requests. */
const logging = {
  sync: false,
  minLength: 4096,
  periodicFlush: 200,
  maxLength: 16 * 1024 * 1024,
} as const;

type Opened = {
  readonly deps: Deps;
  readonly mail: MailPort;
  readonly saturated: () => boolean;
  readonly close: () => Promise<void>;
};

/** Everything that reaches outside this process, with the tables migrated. */
const open = async (env: Env): Promise<Opened> => {
  const log = pino({ level: env.LOG_LEVEL }, pino.destination(logging));
  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const database = await openDatabase(env, (err) => log.warn({ err }, 'database connection lost'));
  const searches = await openSearches(env, (err) => log.warn({ err }, 'search connection lost'));
  const { now, before, next } = await readSecrets(env);
  const passwords = await makePasswords();
  await migrate(database);
  const sealing = makeKeys(now, ...[before, next].filter((one) => one !== undefined));
  const keys = await withHashKey(database, sealing, before ?? now);
  await applyListing(database, env.VERIFY_HANDYMEN);
  if (env.DEMO) await seed(database, keys, passwords);

  const events =
    env.DATABASE_URL === undefined
      ? openLocalEvents()
      : await openPostgresEvents({
          url: env.DATABASE_EVENTS_URL ?? env.DATABASE_URL,
          db: database,
          onError: (err) => log.warn({ err }, 'events interrupted'),
        });
  const mail =
    env.SMTP_URL === undefined
      ? openOutbox()
      : openSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const payments =
    env.STRIPE_SECRET_KEY === undefined
      ? openSandbox({ db: database, keys })
      : openStripe({
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          returnUrl: `${publicUrl}/user/bookings`,
          base: env.STRIPE_API_BASE,
        });
  const pushKeys = await openPushKeys(database, keys, () =>
    log.error('the key of notifications cannot be opened with this APP_SECRET: they are off'),
  );
  const deps: Deps = {
    db: database,
    searchDb: searches ?? database,
    checkWritable: makeWriteProbe(database, roomFor(env)),
    events,
    catalogue: await openCatalogue({
      db: database,
      events,
      onError: (err) => log.warn({ err }, 'catalogue not read'),
    }),
    indexServices: makeServiceIndexer(database),
    sessions: makeSessionCache(events),
    presence: makePresence(database),
    payments,
    push: openWebPush({
      keys: pushKeys,
      hosts: env.PUSH_HOSTS ?? [],
      subject: `mailto:${addressIn(env.MAIL_FROM)}`,
    }),
    keys,
    reEncrypt: before === undefined ? undefined : makeReEncrypt(database, keys),
    passwords,
    images: openImages(decodingLimits),
    makeCode: makeRandomCode,
    requestMinutes: env.REQUEST_MINUTES,
    paymentLeaseSeconds: env.PAYMENT_LEASE_SECONDS,
    supportRefundLimitPaise: toPaise(env.SUPPORT_REFUND_LIMIT),
    extraCapPaise: toPaise(env.EXTRA_CAP),
    company: companyOf(env),
    publicUrl,
    mailAddress: addressIn(env.MAIL_FROM),
    secureCookies: production,
    requireSecondFactor: production,
    log,
  };
  return {
    deps,
    mail,
    saturated: () => database.saturated() || (searches?.saturated() ?? false),
    close: async () => {
      deps.images.close();
      await events.close();
      await searches?.close();
      await database.close();
    },
  };
};

type Started = { readonly stop: () => Promise<void>; readonly words: readonly string[] };

const start = async (env: Env): Promise<Started> => {
  const { deps, mail, saturated, close: closeAll } = await open(env);
  const { log } = deps;
  const production = env.NODE_ENV === 'production';
  const devMail = env.SMTP_URL === undefined;
  let draining = false;
  const app = await buildApp(deps, {
    log,
    production,
    saturated,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    draining: () => draining,
    redirectMs: env.REDIRECT_MS,
    webFolder: fileURLToPath(new URL('../web', import.meta.url)),
    map: readMapSource(env.MAP_STYLE_URL),
    settings: {
      demo: env.DEMO,
      devMail,
      stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
      company: deps.company,
    },
  });
  const stopJobs = startJobs(deps, jobsOf(deps, mail));
  const close = async () => {
    await app.close();
    const jobsStopped = stopJobs();
    // A slow mail server does not delay the exit.
    mail.close();
    await jobsStopped;
    // The last presence of handymen whose streams were open until now.
    await deps.presence.tell().catch((err: unknown) => log.warn({ err }, 'presence not told'));
    await closeAll();
  };
  await app.listen({ port: env.PORT, host: env.HOST }).catch(async (error: unknown) => {
    await close();
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw cannotStart(
      `Port ${env.PORT} on ${env.HOST} cannot be had (${code}). Stop what uses it, or set PORT to another.`,
    );
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  const stop = async () => {
    draining = true;
    await wait(env.DRAIN_SECONDS * 1000);
    await close();
  };
  return { stop, words: welcome(env, `http://localhost:${port}`, devMail) };
};

const welcome = (env: Env, url: string, devMail: boolean): string[] => [
  '',
  `  LocalHands is ready: ${url}`,
  `  API: ${url}/api/docs`,
  ...(env.DEMO
    ? [
        `  Demo customer: ${demoUser.email}, password ${demoUser.password}`,
        `  Demo handyman: ${demoHandyman.email}, password ${demoHandyman.password}`,
        `  Demo operator: ${demoOperator.email}, password ${demoOperator.password}, at ${url}/operator/login`,
      ]
    : []),
  devMail ? `  Mails: ${url}/dev/mail` : '  Mails: sent by SMTP',
  '',
];

/** Drains: fails the readiness check, finishes what is under way, exits. */
const stopOnSignals = (stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), drainMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

/** `npm run operator`: does one thing and ends. */
const command = async (env: Env, words: readonly string[]): Promise<void> => {
  const { deps, mail, close } = await open(env);
  try {
    const { lines, failed = false } =
      words[0] === 'secret'
        ? { lines: await describeSecret(deps.db, deps.keys) }
        : await runCommand(deps, words);
    announce(['', ...lines, '']);
    if (failed) process.exitCode = 1;
  } finally {
    mail.close();
    await close();
  }
};

try {
  const env = readEnv(process.env);
  const [, , wanted, ...given] = process.argv;
  if (wanted === 'operator') await command(env, given);
  else if (isSupervisor(env)) superviseWorkers(env);
  else {
    const { stop, words } = await start(env);
    // Once readiness is printed a signal may arrive.
    stopOnSignals(stop);
    announce(words);
  }
} catch (error) {
  console.error(isCannotStart(error) ? `\n${error.message}\n` : error);
  process.exit(1);
}
