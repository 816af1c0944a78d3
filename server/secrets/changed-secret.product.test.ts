import { expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
  listBookings,
  renewStartCode,
} from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getAadharImage, loginHandyman } from '#contract/handyman.ts';
import { loginUser, signupUser } from '#contract/user.ts';
import { makeKeys } from './sealing.ts';
import { openPostgres } from '../db/postgres.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';
import type { Product } from '../testing/product.ts';
import { startSmtp } from '../testing/smtp.ts';

const { newFolder, newDatabase } = usePlaces();

const ofOnce = 'the secret of once, as long as it has to be';
const ofToday = 'the secret of today, as long as it has to be';

test('after APP_SECRET has changed people log in, read and renew their codes, and mails flow', async () => {
  const smtp = await startSmtp();
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url };
  let product: Product = await startProduct({ ...settings, APP_SECRET: ofOnce });
  const [asha, ravi] = [openBrowser(() => product), openBrowser(() => product)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const place = { lat: 18.52, long: 73.85 };
  const { notification_id: id } = await asha.send(createNotification, {
    ...place,
    user_id,
    handyman_id,
  });
  await ravi.send(acceptNotification, { handyman_id });
  const params = { id };
  const { startCode } = await asha.send(getBooking, undefined, { params });
  expect(startCode).toMatch(/^\d{6}$/);
  await product.stop('SIGTERM');
  // The mail that was due when the secret was changed.
  const tables = openPostgres({ url, connections: 1, onError: () => undefined });
  await tables.query(`update mails set state = 'due', next_try_at = now()`);
  await tables.query(
    `update aadhaar_images set sealed = $1 where side = 'aadharFront'
       and handyman_id = (select id from handymen where email = $2)`,
    [makeKeys(ofOnce).seal(Buffer.from('an image')), demoHandyman.email],
  );

  product = await startProduct({ ...settings, APP_SECRET: ofToday, SMTP_URL: smtp.url });
  for (const [who, call, form] of [
    [asha, loginUser, demoUser],
    [ravi, loginHandyman, demoHandyman],
  ] as const) {
    expect((await who.try(call, form)).status).toBe(200);
  }
  const [listed] = await asha.send(listBookings, undefined, { query: { as: 'user' } });
  expect(listed).toMatchObject({ notification_id: id, state: 'accepted' });
  expect(listed?.startCode).toBeUndefined();
  const shown = await asha.send(getBooking, undefined, { params });
  expect([shown.startCode, shown.moves]).toEqual([undefined, ['cancel']]);
  const old = { otp: startCode ?? '', email: demoUser.email };
  expect((await ravi.try(jobStartOtp, old)).status).toBe(400);
  const renewed = await asha.send(renewStartCode, undefined, { params });
  expect((await asha.send(getBooking, undefined, { params })).startCode).toBe(renewed.startCode);
  const image = { ...getAadharImage, path: '/api/handyman/aadhar/aadharFront' } as const;
  expect((await ravi.try(image)).status).toBe(404);
  await asha.send(signupUser, { email: 'new@example.com' });
  const arrived = () => smtp.caught.flatMap(({ to }) => to).toSorted();
  await expect.poll(arrived, { timeout: 30_000 }).toEqual([demoUser.email, 'new@example.com']);
  await ravi.send(jobStartOtp, { otp: renewed.startCode, email: demoUser.email });
  const failed = await tables.query(`select last_error from mails where state = 'failed'`);
  expect(failed).toContainEqual({ last_error: 'unreadable' });
  expect(product.output()).not.toContain('"msg":"unexpected"');

  await tables.close();
  expect(await product.stop('SIGTERM')).toBe(0);
  await smtp.stop();
});
