import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryFunctionContext, UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getBooking, listBookings } from '#contract/booking.ts';
import type { Call, Replied } from '#contract/call.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import type { BookingEvent, ChatEvent } from '#contract/events.ts';
import { countOnline, getHandyman } from '#contract/handyman.ts';
import { settings } from '#contract/operations.ts';
import { getUser } from '#contract/user.ts';
import { serviceAtAddress } from '#domain/catalogue.ts';
import type { Catalogue, Service } from '#domain/catalogue.ts';
import type { Named } from '#words/catalogue.ts';
import { firstCatalogue } from '#words/first-catalogue.ts';
import { blurPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { parties } from '#domain/role.ts';
import { words } from '#words/network.ts';
import { Refused, send } from './api.ts';
import type { Sending } from './api.ts';
import { accounts, sessionChanged } from './session.ts';
import type { Party } from '#domain/role.ts';

/** Everything that can change without this browser's doing. */
export const liveKeys = [
  ['bookings'],
  ['notifications'],
  ['handyman'],
  ['handymen'],
  ['tickets'],
  ['dispatches'],
  ['chats'],
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
    // Somebody may have become busy, or free again.
    ['handymen'],
    ['dispatches'],
  ];
};

/** A message of this booking was written or read. */
export const keysOfChat = ({ notification_id }: ChatEvent): readonly (readonly string[])[] => [
  ['chats', accounts(), 'of', notification_id],
  ['chats', accounts(), 'unread'],
];

/** A reply is kept only for whom it was asked: another tab may have logged somebody else in meanwhile. */
export const storedFor = async <T>(asked: string, reply: Promise<T>): Promise<T> => {
  const received = await reply;
  if (asked === accounts()) return received;
  sessionChanged();
  throw new Refused(409, { msg: words.otherAccount, code: 'other_account' });
};

const lastSeen = () => import('./last-seen.ts');
const nothing = () => undefined;

/** §22: the same, kept for the time without a network; what was kept is shown where the server cannot be reached. */
export const rememberedFor = async <T>(
  who: string,
  asked: QueryFunctionContext,
  reply: Promise<T>,
): Promise<T> => {
  try {
    const received = await storedFor(who, reply);
    lastSeen()
      .then(({ keepSeen }) => keepSeen(who, asked, received))
      .catch(nothing);
    return received;
  } catch (error) {
    if (error instanceof Refused && error.status === 0) {
      await lastSeen()
        .then(({ recallSeen }) => recallSeen(who, asked))
        .catch(nothing);
    }
    throw error;
  }
};

/** Such a query begins without a network too. */
export const remembered = { networkMode: 'offlineFirst' } as const;

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

type Listed = { services: Catalogue; former?: readonly Named[] | undefined };

/** Built in, so that it is there at once; asked for at the first use, and again after a minute. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue'],
    queryFn: (asked): Promise<Listed> =>
      rememberedFor(accounts(), asked, send(getCatalogue, { signal: asked.signal })),
    ...remembered,
    initialData: { services: firstCatalogue },
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });

export const useCatalogue = (): Catalogue => useQuery(catalogueQuery()).data.services;

/** The service that an address means: null for none, undefined while one may still come from the server. */
export const useServiceAt = (name: string): Service | null | undefined => {
  const { data, dataUpdatedAt, fetchStatus } = useQuery(catalogueQuery());
  const coming = dataUpdatedAt === 0 && fetchStatus === 'fetching';
  return serviceAtAddress(data.services, name) ?? (coming ? undefined : null);
};

export const userQuery = (user_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['user', who, user_id],
    queryFn: ({ signal }) => storedFor(who, send(getUser, { body: { user_id }, signal })),
  });

export const handymanQuery = (handyman_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['handyman', who, handyman_id],
    queryFn: (asked) =>
      rememberedFor(who, asked, send(getHandyman, { body: { handyman_id }, signal: asked.signal })),
    ...remembered,
  });

/** How many can be asked around a place, or anywhere. Only the rounded place leaves the device. */
export const onlineQuery = (place: Place | undefined) => {
  const query = place && blurPlace({ lat: place.lat, long: place.long });
  return queryOptions({
    queryKey: ['online', query],
    queryFn: ({ signal }) => send(countOnline, { ...(query && { query }), signal }),
    staleTime: 60_000,
    retry: false,
  });
};

/** The newest of my bookings; a browser may hold both kinds of session. */
export const bookingsQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, as, 'newest'],
    queryFn: (asked) =>
      rememberedFor(
        who,
        asked,
        send(listBookings, { query: { as, limit: 100 }, signal: asked.signal }),
      ),
    ...remembered,
  });

export const bookingQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'one', id],
    queryFn: (asked) =>
      rememberedFor(who, asked, send(getBooking, { params: { id }, signal: asked.signal })),
    ...remembered,
  });

/** What is on its way, or done and not yet shown: pressed again meanwhile, it is not sent twice. */
const underWay = new Set<string>();

const nameOf = (call: Call, { params, query, body }: Sending<Call>) =>
  JSON.stringify([call.path, params, query, body]);

/** The request left and no answer came: the screen must not claim either way. */
const unsure = (error: unknown): never => {
  if (!(error instanceof Refused) || error.code !== 'unreachable') throw error;
  throw new Refused(0, {
    msg: words.unsure,
    code: error.code,
  });
};

/**
 * A call that changes something, as a mutation: `useSend(acceptNotification).mutate({ body })`. It is
 * sent now or fails now, never queued for a later connection, and never twice at once. Whatever is live
 * is fetched again afterwards, and the session hints are read again.
 */
export const useSend = <C extends Call>(
  call: C,
  options: Omit<
    UseMutationOptions<Replied<C>, Refused, Sending<C>>,
    'mutationFn' | 'networkMode' | 'retry'
  > = {},
) => {
  const client = useQueryClient();
  const { mutate, ...mutation } = useMutation<Replied<C>, Refused, Sending<C>>({
    ...options,
    networkMode: 'always',
    retry: false,
    mutationFn: (sending) => send(call, sending).catch(unsure),
    onSettled: async (reply, error, sending, ...rest) => {
      sessionChanged();
      const shown = Promise.all(liveKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const free = () => underWay.delete(nameOf(call, sending));
      if (error) free();
      else void shown.finally(free);
      await options.onSettled?.(reply, error, sending, ...rest);
    },
  });
  return {
    ...mutation,
    mutate: useCallback(
      (sending: Sending<C>) => {
        const name = nameOf(call, sending);
        if (underWay.has(name)) return;
        underWay.add(name);
        mutate(sending);
      },
      [call, mutate],
    ),
  };
};
