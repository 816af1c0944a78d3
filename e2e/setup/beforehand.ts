import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  listBookings,
} from '#contract/booking.ts';
import type { Account } from './people.ts';

/** What has happened before a story begins, over HTTP. How it looks on screen has stories of its own. */

/** Asked; the answer is the booking's id. */
export const request = async (customer: Account, handyman: Account): Promise<string> => {
  const asked = await customer.send(createNotification, {
    ...customer.place,
    user_id: customer.id,
    handyman_id: handyman.id,
    cost: 120,
  });
  return asked.notification_id;
};

/** Asked and accepted. */
export const agree = async (customer: Account, handyman: Account): Promise<string> => {
  const booking = await request(customer, handyman);
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: booking });
  return booking;
};

/** Asked, accepted, and the work has begun. */
export const begin = async (customer: Account, handyman: Account): Promise<string> => {
  const id = await agree(customer, handyman);
  const [booking] = await customer.send(listBookings);
  await handyman.send(jobStartOtp, { otp: booking?.startCode ?? '', email: customer.email });
  return id;
};
