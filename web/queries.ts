import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { listBlocked } from '#contract/block.ts';
import { getBooking, getNotification, listBookings } from '#contract/booking.ts';
import type { Call, Replied } from '#contract/call.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { settings } from '#contract/operations.ts';
import { getReceipt } from '#contract/payment.ts';
import { getUser } from '#contract/user.ts';
import type { Place } from '#domain/place.ts';
import { send, sendPage } from './api.ts';
import type { Refused, Sending } from './api.ts';
import { sessionChanged } from './session.ts';
import type { Role } from './session.ts';

/** What a booking event may have changed. */
export const liveKeys = [['bookings'], ['notifications'], ['handyman'], ['handymen']] as const;

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => send(settings, { signal }),
    staleTime: Infinity,
  });

/** The tile address for maps: null for the embedded basemap, undefined while unknown. */
export const useTiles = (): string | null | undefined => {
  const { data, isError } = useQuery(settingsQuery());
  return isError ? null : data?.mapStyleUrl;
};

export const userQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['user', user_id],
    queryFn: ({ signal }) => send(getUser, { body: { user_id }, signal }),
  });

export const handymanQuery = (handyman_id: string) =>
  queryOptions({
    queryKey: ['handyman', handyman_id],
    queryFn: ({ signal }) => send(getHandyman, { body: { handyman_id }, signal }),
  });

/** Nearest first, page by page. */
export const handymenQuery = (service: string, { lat, long }: Place) =>
  infiniteQueryOptions({
    queryKey: ['handymen', service.toLowerCase(), lat, long],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(getAllHandyman, { query: { service, lat, long }, signal }, pageParam),
    getNextPageParam: (page) => page.next,
  });

export const notificationsQuery = (handyman_id: string) =>
  queryOptions({
    queryKey: ['notifications', handyman_id],
    queryFn: ({ signal }) => send(getNotification, { body: { handyman_id }, signal }),
  });

/** The newest of my bookings; a browser may hold both kinds of session. */
export const bookingsQuery = (as: Role) =>
  queryOptions({
    queryKey: ['bookings', as, 'newest'],
    queryFn: ({ signal }) => send(listBookings, { query: { as, limit: 100 }, signal }),
  });

export const bookingPagesQuery = (as: Role) =>
  infiniteQueryOptions({
    queryKey: ['bookings', as, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(listBookings, { query: { as, limit: 20 }, signal }, pageParam),
    getNextPageParam: (page) => page.next,
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: ({ signal }) => send(getBooking, { params: { id }, signal }),
  });

/** Whose requests a handyman does not get. */
export const blockedQuery = () =>
  queryOptions({
    queryKey: ['handyman', 'blocked'],
    queryFn: ({ signal }) => send(listBlocked, { signal }),
  });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'receipt', id],
    queryFn: ({ signal }) => send(getReceipt, { params: { id }, signal }),
  });

/**
 * A call that changes something, as a mutation: `useSend(acceptNotification).mutate({ body })`.
 * Whatever is live is fetched again afterwards, and the session hints are read again.
 */
export const useSend = <C extends Call>(
  call: C,
  options: Omit<UseMutationOptions<Replied<C>, Refused, Sending<C>>, 'mutationFn'> = {},
) => {
  const client = useQueryClient();
  return useMutation<Replied<C>, Refused, Sending<C>>({
    ...options,
    mutationFn: (sending) => send(call, sending),
    onSettled: async (...settled) => {
      sessionChanged();
      for (const queryKey of liveKeys) void client.invalidateQueries({ queryKey });
      await options.onSettled?.(...settled);
    },
  });
};
