import { expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
} from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getAadharImage, loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { openTables } from '../testing/databases.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, runProduct, startProduct } from '../testing/product.ts';
import type { Product } from '../testing/product.ts';
import { makeKeys } from './sealing.ts';

const { newFolder, newDatabase } = usePlaces();

const a = 'the secret of once, as long as it has to be';
const b = 'the secret of today, as long as it has to be';
const image = { ...getAadharImage, path: '/api/handyman/aadhar/aadharFront' } as const;

test('APP_SECRET is exchanged while people work, and the one before is then needed no more', async () => {
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const asked = async (secrets: Record<string, string>) =>
    (await runProduct({ ...settings, ...secrets }, ['operator', 'secret'])).output;
  let product: Product = await startProduct({ ...settings, APP_SECRET: a });
  const [asha, ravi] = [openBrowser(() => product), openBrowser(() => product)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const { notification_id: id } = await asha.send(createNotification, {
    lat: 18.52,
    long: 73.85,
    user_id,
    handyman_id,
  });
  await ravi.send(acceptNotification, { handyman_id });
  const params = { id };
  const { startCode = '' } = await asha.send(getBooking, undefined, { params });
  const tables = openTables(url);
  await tables.query(
    `update aadhaar_images set sealed = $1 where side = 'aadharFront'
       and handyman_id = (select id from handymen where email = $2)`,
    [makeKeys(a).seal(Buffer.from('"an image"')), demoHandyman.email],
  );

  // Beside a process of the step before, which has the new secret for opening: each opens what the other seals.
  await product.stop('SIGTERM');
  product = await startProduct({ ...settings, APP_SECRET: a, APP_SECRET_NEXT: b });
  const beside = await startProduct({ ...settings, APP_SECRET: b, APP_SECRET_BEFORE: a });
  for (const of of [product, beside]) {
    const there = openBrowser(() => of);
    await there.send(loginUser, demoUser);
    expect((await there.send(getBooking, undefined, { params })).startCode).toBe(startCode);
  }
  const left = async () =>
    /NEXT: (\d+)/.exec(await asked({ APP_SECRET: b, APP_SECRET_BEFORE: a }))?.[1];
  await expect.poll(left, { timeout: 60_000, interval: 1_000 }).toBe('0');
  expect((await asha.send(getBooking, undefined, { params })).startCode).toBe(startCode);
  await product.stop('SIGTERM');
  await beside.stop('SIGTERM');

  product = await startProduct({ ...settings, APP_SECRET: b });
  expect(await asked({ APP_SECRET: b })).toContain('By none of them: 0');
  expect((await asha.send(getBooking, undefined, { params })).startCode).toBe(startCode);
  expect(await ravi.try(image)).toMatchObject({ status: 200, body: 'an image' });
  await ravi.send(jobStartOtp, { otp: startCode, email: demoUser.email });
  expect(product.output()).not.toContain('"msg":"unexpected"');
  expect(await product.stop('SIGTERM')).toBe(0);
  await tables.close();
});
