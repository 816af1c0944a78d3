import { expect, test } from 'vitest';
import { getBooking, jobStartOtp, listBookings } from '#contract/booking.ts';
import { agree } from '../testing/paying.ts';
import { useApp } from '../testing/app.ts';

const t = useApp();

test('a wrong start code says how many tries are left; used up, the customer reads it no more', async () => {
  const { asha, ravi, id } = await agree(t);
  const at = { params: { id } };
  const { startCode = '' } = await asha.send(getBooking, undefined, at);
  const otp = String((Number(startCode) + 1) % 1_000_000).padStart(6, '0');
  const guess = { otp, email: asha.email, notification_id: id };
  const said: unknown[] = [];
  for (let i = 0; i < 4; i += 1) said.push((await ravi.try(jobStartOtp, guess)).body);
  expect((await asha.send(getBooking, undefined, at)).startCode).toBe(startCode);
  said.push((await ravi.try(jobStartOtp, guess)).body);
  expect(said).toMatchObject([
    { msg: 'That code is not right. 4 more tries, then a new one is needed.' },
    { msg: 'That code is not right. 3 more tries, then a new one is needed.' },
    { msg: 'That code is not right. 2 more tries, then a new one is needed.' },
    { msg: 'That code is not right. One more try, then a new one is needed.' },
    { msg: 'That code is not right, and it was the last try. A new one is needed.' },
  ]);
  expect(await asha.send(getBooking, undefined, at)).not.toHaveProperty('startCode');
  const [listed] = await asha.send(listBookings, undefined, { query: { as: 'user' } });
  expect(listed).not.toHaveProperty('startCode');
});
