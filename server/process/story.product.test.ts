import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { getAllHandyman, getHandyman, signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { getUser, signupUser, verifyUser } from '#contract/user.ts';
import { goodPassword, handymanForm, pune } from '../testing/people.ts';
import { makeFolder, openBrowser, startProduct } from '../testing/product.ts';
import type { Client } from '../testing/client.ts';
import type { Product } from '../testing/product.ts';
import { codeIn, startSmtp } from '../testing/smtp.ts';
import type { TestSmtp } from '../testing/smtp.ts';
import { openStream } from '../testing/stream.ts';

const folder = makeFolder();
let smtp: TestSmtp;
let product: Product;

beforeAll(async () => {
  smtp = await startSmtp();
  product = await startProduct({ DATA_DIR: folder.path, SMTP_URL: smtp.url, DEMO: 'false' });
});

afterAll(async () => {
  expect(await product.stop('SIGTERM')).toBe(0);
  await smtp.stop();
  folder.remove();
});

/** The code in the newest mail to this address, once it has arrived. */
const mailedCode = (email: string, count: number): Promise<string> =>
  expect
    .poll(() => smtp.caught.filter((mail) => mail.to.includes(email)), { timeout: 60_000 })
    .toHaveLength(count)
    .then(
      () => codeIn(smtp.caught.findLast((mail) => mail.to.includes(email))?.content ?? '') ?? '',
    );

const browser = () => openBrowser(() => product);

const newCustomer = async (email: string): Promise<Client & { id: string }> => {
  const asha = browser();
  await asha.send(signupUser, { email });
  const otp = await mailedCode(email, 1);
  const form = {
    email,
    otp,
    username: 'Asha',
    password: goodPassword,
    contactNumber: 9812345678,
    ...pune,
  };
  const { user_id } = await asha.send(verifyUser, form);
  return { ...asha, id: user_id };
};

const newHandyman = async (email: string): Promise<Client & { id: string }> => {
  const ravi = browser();
  await ravi.send(signupHandyman, { email });
  const otp = await mailedCode(email, 1);
  const { handyman_id } = await ravi.send(verifyHandyman, { ...handymanForm({ email }), otp });
  return { ...ravi, id: handyman_id };
};

test('the whole story, over HTTP, with mail that arrives', async () => {
  const asha = await newCustomer('asha@example.com');
  const ravi = await newHandyman('ravi@example.com');
  const search = { service: 'plumber', ...pune };
  const [nearest] = await asha.send(getAllHandyman, undefined, { query: search });
  expect(nearest?.handyman_id).toBe(ravi.id);

  const his = await openStream(`${product.url}/api/events`, ravi.cookies);
  await his.next();
  const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id, cost: 200 } as const;

  // After a no, the same customer has to wait before asking the same handyman again.
  const meera = await newCustomer('meera@example.com');
  await meera.send(createNotification, { ...ask, user_id: meera.id });
  expect(await his.next()).toMatchObject({ name: 'booking', data: { state: 'requested' } });
  await ravi.send(rejectNotification, { handyman_id: ravi.id });
  const [declined] = await meera.send(getNotification, { handyman_id: ravi.id });
  expect(declined?.status).toBe('rejected');

  const { notification_id: id } = await asha.send(createNotification, ask);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  const shown = await asha.send(getBooking, undefined, { params: { id } });
  expect(shown.price).toEqual({ serviceCharge: 100, cost: 200, gst: 36, discount: 36, total: 300 });
  const otp = await mailedCode('asha@example.com', 2);
  expect(otp).toBe(shown.startCode);

  const customer = await ravi.send(getUser, { user_id: asha.id });
  await ravi.send(jobStartOtp, { otp, email: customer.email });
  await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  const { usersSelected } = await ravi.send(getHandyman, { handyman_id: ravi.id });
  expect(usersSelected).toMatchObject([
    { _id: asha.id, username: 'Asha', contactNumber: '9812345678' },
  ]);

  const again = await asha.send(createNotification, ask);
  const off = await asha.send(cancelBooking, undefined, { params: { id: again.notification_id } });
  expect(off.state).toBe('cancelled');
  his.close();
});
