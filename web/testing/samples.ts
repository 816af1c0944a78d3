import type { BookingView } from '#contract/booking.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import { priceLines } from '#domain/price.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { serviceById } from '#domain/catalogue.ts';

/** People and bookings as the server would send them; a test changes what it is about. */

export const pune = { lat: 18.5204, long: 73.8567 };

/** Ids that say in a failure what they are of. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const asha = {
  user_id: idOf(1),
  username: 'Asha Joshi',
  email: 'asha@example.com',
  contactNumber: '9823000001',
  ...pune,
  createdAt: '2026-01-05T09:00:00.000Z',
};

export const ravi: HandymanCard = {
  handyman_id: idOf(2),
  name: 'Ravi Kale',
  address: 'Kothrud, Pune',
  createdAt: '2025-10-01T09:00:00.000Z',
  services: 'Plumber',
  profile: null,
  lat: 18.51,
  long: 73.85,
  jobsDone: 9,
  verified: true,
  usersSelected: Array.from({ length: 9 }, () => ({})),
  rating: 4.8,
  ratings: 6,
  distanceKm: 1.4,
  arrivalMinutes: 6,
};

/** Another plumber, with what differs from Ravi. */
export const plumber = (n: number, more: Partial<HandymanCard> = {}): HandymanCard => ({
  ...ravi,
  handyman_id: idOf(100 + n),
  name: `Plumber ${n}`,
  ...more,
});

const price = priceLines(serviceById(firstCatalogue, 6), 120);

/** Ravi's job at Asha's, as she sees it; accepted unless said otherwise. */
export const booking = (more: Partial<BookingView> = {}): BookingView => ({
  notification_id: idOf(3),
  number: 48_210,
  handyman_id: ravi.handyman_id,
  user_id: asha.user_id,
  status: 'accepted',
  state: 'accepted',
  paymentState: 'unpaid',
  startsAt: null,
  service: 'Plumber',
  cost: 120,
  price,
  ...pune,
  createdAt: new Date(Date.now() - 120_000).toISOString(),
  expiresAt: new Date(Date.now() + 480_000).toISOString(),
  endedBy: null,
  reason: null,
  distanceKm: 1.4,
  arrivalMinutes: 6,
  handyman: {
    handyman_id: ravi.handyman_id,
    name: ravi.name,
    services: ravi.services,
    profile: null,
    phone: '9822000001',
  },
  customer: { user_id: asha.user_id, username: asha.username },
  extras: [],
  paid: 0,
  due: price.total,
  moves: ['cancel'],
  ...more,
});
