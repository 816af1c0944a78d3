import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { getCompany } from '#contract/operations.ts';
import {
  callForHelp,
  getTicket,
  listTickets,
  openTicket,
  writeToTicket,
} from '#contract/ticket.ts';
import type { Place } from '#domain/place.ts';
import type { Party } from '#domain/role.ts';
import { freshKey } from '../../device/fresh-key.ts';
import { Refused, send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { useSend } from '../../data/use-send.ts';
import { accounts } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

export const ticketsQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['tickets', who, as],
    queryFn: ({ signal }) => storedFor(who, send(listTickets, { query: { as }, signal })),
  });

export const ticketQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['tickets', who, 'one', id],
    queryFn: ({ signal }) => storedFor(who, send(getTicket, { params: { id }, signal })),
  });

/** Another account's, or none: trying again would not help. */
export const isNotMine = (error: Error): boolean =>
  error instanceof Refused && [403, 404].includes(error.status);

/** The company that runs this market; fetched once, because it changes only with the settings. */
export const companyQuery = () =>
  queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }) => send(getCompany, { signal }),
    staleTime: Infinity,
  });

/** One ticket, however often the button is pressed: the key is an idempotency key. */
export const useOpenTicket = (as: Party, onOpened: (ticketId: string) => void) => {
  const [key] = useState(freshKey);
  const { mutate, isPending, error } = useSend(openTicket, {
    onSuccess: ({ msg, ticket_id }) => {
      toast.success(msg);
      onOpened(ticket_id);
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  type Sent = Parameters<typeof mutate>[0];
  return {
    isPending,
    fields: error?.fields,
    open: (body: Omit<NonNullable<Sent['body']>, 'key'>, files: NonNullable<Sent['files']>) =>
      mutate({ query: { as }, body: { ...body, key }, files }),
  };
};

/** A line of the thread; the next one has a key of its own. */
export const useWriteToTicket = (id: string, onSent: () => void) => {
  const [key, setKey] = useState(freshKey);
  const { mutate, isPending, error } = useSend(writeToTicket, {
    onSuccess: () => {
      setKey(freshKey());
      onSent();
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  return {
    isPending,
    fields: error?.fields,
    write: (text: string) => mutate({ params: { id }, body: { key, text } }),
  };
};

const whereIAm = (found: (place: Place) => void) => {
  if (!('geolocation' in navigator)) return;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => found({ lat: coords.latitude, long: coords.longitude }),
    // The alarm has the place of the job already.
    () => undefined,
    { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true },
  );
};

/**
 * Tells the operators at once, with the place of the job; and where the device is as soon as it says so. Each press has
 * a name of its own, by which the server tells a new call for help from a place that the device sends late.
 */
export const useCallForHelp = (bookingId: string) => {
  const { mutate, isPending, isError, isSuccess } = useSend(callForHelp);
  const params = { id: bookingId };
  return {
    isPending,
    failed: isError,
    told: isSuccess,
    call: () => {
      const key = freshKey();
      mutate({ params, body: { key } });
      whereIAm((place) => {
        send(callForHelp, { params, body: { key, ...place } }).catch(() => undefined);
      });
    },
  };
};
