import { getNotification } from '#contract/booking.ts';
import type { BookingView, Notification, createNotification } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import { booking } from './samples.ts';

type Asked = Pick<HandymanCard, 'handyman_id' | 'name' | 'services'>;

/** Asha's request to a professional, which waits for an answer, as her list of bookings has it. */
export const openRequest = (
  { handyman_id, name, services }: Asked,
  more: Partial<BookingView> = {},
): BookingView =>
  booking({
    handyman_id,
    handyman: { handyman_id, name, services, profile: null },
    status: 'pending',
    state: 'requested',
    ...more,
  });

/** The same as it stands in lists of requests, which have less of it. */
export const noticeOf = (view: BookingView): Notification =>
  getNotification.reply.element.parse(view);

/** And as the answer to asking. */
export const asked = (
  who: Asked,
  more: Partial<BookingView> = {},
): Replied<typeof createNotification> => ({
  msg: `${who.name} was asked.`,
  ...noticeOf(openRequest(who, more)),
});
