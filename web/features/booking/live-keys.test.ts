import { bookingPagesQuery } from './booking-pages.ts';
import { notificationsQuery } from '../handyman/day.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bookingQuery, bookingsQuery } from './queries.ts';
import { handymanQuery } from '../handyman/queries.ts';
import { keysOfBooking } from '../../data/live-keys.ts';
import { userQuery } from '../account/user-query.ts';
import { blockedQuery } from '../handyman/blocked-customers-query.ts';
import { handymenQuery } from '../place/near.ts';
import { receiptQuery } from '../payment/receipt-query.ts';

test('a booking event makes what it names stale, and nothing else', async () => {
  const client = new QueryClient();
  const place = { lat: 18.52, long: 73.85 };
  const named = [
    bookingQuery('b1').queryKey,
    receiptQuery('b1').queryKey,
    bookingsQuery('user').queryKey,
    bookingPagesQuery('handyman').queryKey,
    notificationsQuery('h1').queryKey,
    handymanQuery('h1').queryKey,
    handymenQuery('Plumber', place).queryKey,
  ];
  const others = [
    bookingQuery('b2').queryKey,
    receiptQuery('b2').queryKey,
    handymanQuery('h2').queryKey,
    userQuery('u1').queryKey,
    blockedQuery().queryKey,
  ];
  const all: readonly (readonly unknown[])[] = [...named, ...others];
  for (const key of all) client.setQueryData(key, {});
  const keys = keysOfBooking({
    notification_id: 'b1',
    handyman_id: 'h1',
    user_id: 'u1',
    state: 'accepted',
    paymentState: 'unpaid',
  });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(named.map(isStale)).toEqual(named.map(() => true));
  expect(others.map(isStale)).toEqual(others.map(() => false));
});
