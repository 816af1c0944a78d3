import { listBlocked } from '#contract/block.ts';
import type { Notification } from '#contract/booking.ts';
import type { BookingEvent } from '#contract/events.ts';
import { getPush } from '#contract/push.ts';
import { asha, booking, pune, ravi } from './samples.ts';
import type { FakeServer } from './server.ts';

/** What a professional sees of bookings, as the server would send it to them. */

/** Asha asks Ravi, who has not answered yet. */
export const request = (more: Partial<Notification> = {}): Notification => {
  const { notification_id, number, service, cost, price, createdAt, expiresAt } = booking();
  return {
    notification_id,
    number,
    handyman_id: ravi.handyman_id,
    user_id: asha.user_id,
    status: 'pending',
    state: 'requested',
    paymentState: 'unpaid',
    startsAt: null,
    service,
    cost,
    price,
    ...pune,
    createdAt,
    expiresAt,
    endedBy: null,
    reason: null,
    username: asha.username,
    distanceKm: 1.4,
    customerRating: null,
    share: 180,
    ...more,
  };
};

/** What the stream says to both sides when something has happened to it. */
export const eventOf = (changed: Notification): BookingEvent => ({
  notification_id: changed.notification_id,
  handyman_id: ravi.handyman_id,
  user_id: asha.user_id,
  state: changed.state,
  paymentState: changed.paymentState,
});

/** What the dashboard of a professional asks for beside what every page does. */
export const answerDashboard = (server: FakeServer): void => {
  server.answer(getPush, { publicKey: null, devices: [], off: [], quiet: null });
  server.answer(listBlocked, []);
};
