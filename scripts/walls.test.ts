import { spawnSync } from 'node:child_process';
import { appendFile, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A pattern that the linter does not understand is dropped without a word, so each wall is run into once. */
const forbidden: readonly (readonly [file: string, imported: string])[] = [
  ['domain/price.ts', 'zod'],
  ['domain/price.ts', '#contract/call.ts'],
  ['contract/booking.ts', '../server/app.ts'],
  ['contract/booking.ts', 'node:fs'],
  ['server/booking/routes.ts', './store.ts'],
  ['server/booking/routes.ts', '../db/db.ts'],
  ['server/booking/actions.ts', 'fastify'],
  ['server/booking/actions.ts', '../env.ts'],
  ['server/payment/settle-actions.ts', '../gateways/payments-stripe.ts'],
  ['server/payment/settle-actions.ts', '../booking/actions.ts'],
  ['server/payment/receipt-actions.ts', 'pg'],
  ['server/payment/store.ts', '../deps.ts'],
  ['server/identity/session-store.ts', 'fastify'],
  ['server/mail/outbox-store.ts', './template.ts'],
  ['server/ports/mail.ts', '../deps.ts'],
  ['server/http/mount.ts', '../booking/store.ts'],
  ['server/gateways/mail-smtp.ts', '../user/store.ts'],
  ['web/ui/logo.tsx', '../../server/app.ts'],
  ['web/ui/logo.tsx', '../screens/home.tsx'],
  ['web/ui/card.tsx', '../features/booking/queries.ts'],
  ['web/ui/logo.tsx', '../data/api.ts'],
  ['web/screens/home.tsx', './user/signup.tsx'],
  ['web/screens/user/signup.tsx', './account.tsx'],
  ['web/screens/user/signup.tsx', '../handyman/signup.tsx'],
  ['web/screens/user/payment/use-payment.ts', '../bookings/timeline.tsx'],
  ['web/screens/user/payment/use-payment.ts', '../../services/service-pack.tsx'],
  ['web/screens/home/banners.tsx', '../user/signup.tsx'],
  ['web/data/session.ts', '../ui/logo.tsx'],
  ['web/data/use-send.ts', '../screens/home.tsx'],
  ['web/data/use-send.ts', '../features/booking/queries.ts'],
  ['web/features/booking/visit.tsx', '../../screens/home.tsx'],
  ['web/features/booking/visit.tsx', '../../layout/toasts.tsx'],
  ['web/device/sound.ts', '../layout/toasts.tsx'],
  ['e2e/live.spec.ts', '../web/app.tsx'],
  ['e2e/setup/people.ts', '../../server/user/store.ts'],
  ['faults/killed.ts', '../server/db/postgres.ts'],
  ['bench/search.ts', '../server/app.ts'],
];

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['domain/price.ts', './service.ts'],
  ['contract/booking.ts', '#domain/booking.ts'],
  ['contract/booking.ts', 'zod'],
  ['server/booking/routes.ts', './actions.ts'],
  ['server/booking/actions.ts', '../payment/store.ts'],
  ['server/payment/store.ts', '../db/db.ts'],
  ['server/payment/store.ts', './lease-store.ts'],
  ['server/payment/payment.test.ts', '../booking/actions.ts'],
  ['web/ui/logo.tsx', '../device/connection.ts'],
  ['web/features/booking/visit.tsx', '../chat/chat-link.tsx'],
  ['web/features/booking/visit.tsx', '../../data/api.ts'],
  ['web/screens/home.tsx', './home/banners.tsx'],
  ['web/screens/home.tsx', '../ui/logo.tsx'],
  ['web/screens/home/banners.tsx', '../../ui/logo.tsx'],
  ['web/screens/user/signup.tsx', '../../features/account/use-login.ts'],
  ['web/screens/user/signup.tsx', './signup/draft.ts'],
  ['web/screens/user/payment/use-payment.ts', '../../../data/clock.ts'],
  ['web/data/use-send.ts', '../device/use-timeout.ts'],
  ['faults/killed.ts', '../server/testing/product.ts'],
];

type Report = { diagnostics: { code: string; message: string; filename: string }[] };

/** Which of these imports the linter refuses, in files that hold nothing else. */
const lint = async (imports: typeof forbidden): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'walls-'));
  try {
    await mkdir(join(folder, 'scripts'));
    for (const file of ['.oxlintrc.json', 'scripts/lint-words.mjs']) {
      await copyFile(file, join(folder, file));
    }
    for (const [file, imported] of imports) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await appendFile(join(folder, file), `export * from '${imported}';\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
      { cwd: folder, encoding: 'utf8' },
    );
    return (JSON.parse(stdout) as Report).diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, message }) => `${filename} imports ${/'([^']+)'/.exec(message)?.[1]}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

test('the linter refuses an import across each wall and lets through what is allowed', async () => {
  const refused = await lint([...forbidden, ...allowed]);
  const expected = forbidden.map(([file, imported]) => `${file} imports ${imported}`);
  expect(refused.toSorted()).toEqual(expected.toSorted());
});
