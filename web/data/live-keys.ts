import type { BookingEvent, ChatEvent } from '#contract/events.ts';
import { parties } from '#domain/role.ts';
import { accounts } from './session.ts';

/** Everything that can change without this browser's doing. */
export const liveKeys = [
  ['bookings'],
  ['notifications'],
  ['handyman'],
  ['handymen'],
  ['tickets'],
  ['dispatches'],
  ['series'],
  ['chats'],
  ['calendar'],
  ['earnings'],
] as const;

/** What shows this booking or follows from it; other bookings and people are left as they are. */
export const keysOfBooking = (event: BookingEvent): readonly (readonly string[])[] => {
  const [who, id, handyman] = [accounts(), event.notification_id, event.handyman_id];
  return [
    ['bookings', who, 'one', id],
    ['bookings', who, 'receipt', id],
    ...parties.map((role) => ['bookings', who, role]),
    ['notifications', who, handyman],
    ['handyman', who, handyman],
    ['calendar', who],
    ['earnings', who],
    // A professional may have become busy, or free again.
    ['handymen'],
    ['dispatches'],
    ['series', who],
  ];
};

/** A message of this booking was written or read. */
export const keysOfChat = ({ notification_id }: ChatEvent): readonly (readonly string[])[] => [
  ['chats', accounts(), 'of', notification_id],
  ['chats', accounts(), 'unread'],
];
