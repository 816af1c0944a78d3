import { z } from 'zod';
import { cannotStart } from './process/cannot-start.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((word) => word === 'true' || word === '1');
const filled = z.string().min(1);
const secret = z.string().min(32, 'must have at least 32 characters');

/** A host, or an origin with its scheme. */
const pushHost = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/** Every setting there is. An empty value counts as absent. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  HOST: filled.default('127.0.0.1'),
  DATA_DIR: filled.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_EVENTS_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: filled.default('LocalHands <hello@localhands.example>'),
  PUSH_HOSTS: filled
    .transform((list) => list.split(',').map((host) => host.trim()))
    .pipe(z.array(z.string().regex(pushHost, 'has hosts or origins, with commas between them')))
    .optional(),
  STRIPE_SECRET_KEY: filled.optional(),
  STRIPE_PUBLISHABLE_KEY: filled.optional(),
  STRIPE_WEBHOOK_SECRET: filled.optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: secret.optional(),
  APP_SECRET_BEFORE: secret.optional(),
  APP_SECRET_NEXT: secret.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_STYLE_URL: filled.optional(),
  COMPANY_NAME: filled.max(120).optional(),
  COMPANY_ADDRESS: filled.max(300).optional(),
  COMPANY_GSTIN: z
    .string()
    .regex(/^[0-9A-Z]{15}$/, 'has 15 digits and capital letters')
    .optional(),
  GRIEVANCE_OFFICER: filled.max(120).optional(),
  GRIEVANCE_EMAIL: z.email().optional(),
  GRIEVANCE_PHONE: filled.max(20).optional(),
  DEMO: flag.optional(),
  VERIFY_HANDYMEN: flag.optional(),
  REDIRECT_MS: z.coerce.number().int().min(0).max(10_000).default(3000),
  REQUEST_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
  PAYMENT_LEASE_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  SUPPORT_REFUND_LIMIT: z.coerce.number().min(0).max(100_000).default(500),
  EXTRA_CAP: z.coerce.number().int().min(0).max(1_000_000).default(5000),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(3000),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(8).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
});

type Given = z.output<typeof schema>;
export type Env = Given & {
  readonly DEMO: boolean;
  readonly VERIFY_HANDYMEN: boolean;
  readonly DRAIN_SECONDS: number;
  readonly TRUST_PROXY: number;
  readonly LOG_LEVEL: NonNullable<Given['LOG_LEVEL']>;
};

export const neededInProduction = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'APP_SECRET',
  'PUBLIC_URL',
  // Behind a proxy that is not declared, all customers share one address in the rate limits.
  'TRUST_PROXY',
  // The law wants to know who runs the market and who answers complaints; the pages say it.
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'GRIEVANCE_OFFICER',
  'GRIEVANCE_EMAIL',
  'GRIEVANCE_PHONE',
] as const;

/** Says all that is wrong at once, so that a deploy does not fail once for each setting. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const wrong: string[] = [];
  const result = schema.safeParse(given);
  if (!result.success) {
    wrong.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  if (given['NODE_ENV'] === 'production') {
    wrong.push(
      ...neededInProduction
        .filter((name) => given[name] === undefined)
        .map((name) => `${name}: is needed in production`),
    );
  }
  for (const name of ['APP_SECRET_BEFORE', 'APP_SECRET_NEXT']) {
    if (given[name] === undefined) continue;
    if (given['APP_SECRET'] === undefined) wrong.push(`${name}: goes with an APP_SECRET`);
    if (given['APP_SECRET'] === given[name]) wrong.push(`${name}: is the same as APP_SECRET`);
  }
  if (
    (given['STRIPE_SECRET_KEY'] === undefined) !==
    (given['STRIPE_PUBLISHABLE_KEY'] === undefined)
  ) {
    wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: set both, or neither');
  }
  if (wrong.length > 0 || !result.success) {
    throw cannotStart(`These settings need attention:\n  ${wrong.join('\n  ')}`);
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  return {
    ...env,
    DEMO: env.DEMO ?? !production,
    VERIFY_HANDYMEN: env.VERIFY_HANDYMEN ?? production,
    TRUST_PROXY: env.TRUST_PROXY ?? 0,
    // Draining only gives a proxy time to notice; without one it would only delay the exit.
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (production ? 2 : 0),
    // `warn` in development, where a person reads the console.
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
};

/** The bare address of `Name <address>`. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** Null where the product is tried out without the company's settings. */
export const companyOf = (env: Env) => {
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address, GRIEVANCE_OFFICER: officer } = env;
  const { GRIEVANCE_EMAIL: email, GRIEVANCE_PHONE: phone, COMPANY_GSTIN: gstin = null } = env;
  if (name === undefined || address === undefined || officer === undefined) return null;
  if (email === undefined || phone === undefined) return null;
  return { name, address, gstin, officer, email, phone };
};
