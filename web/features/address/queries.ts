import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/address.ts';
import type { SavedAddress } from '#contract/address.ts';
import type { Place } from '#domain/place.ts';
import { asOneLine } from '#domain/visit-details.ts';
import { useDraft, makeDraft } from '../../device/draft.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { useSend } from '../../data/use-send.ts';
import { accounts, useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

export const addressesQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['addresses', who],
    queryFn: ({ signal }) => storedFor(who, send(listAddresses, { signal })),
  });

const keyOf = ({ lat, long }: Place) => `${lat},${long}`;

/** The saved address whose pin is exactly here. */
export const savedAt = (
  addresses: readonly SavedAddress[],
  place: Place | undefined,
): SavedAddress | undefined =>
  place && addresses.find((address) => keyOf(address) === keyOf(place));

export type Details = { readonly address: string; readonly note: string };

/**
 * §17: what goes with a request for this service at this place: what was written in this tab, or else the line of the
 * saved address whose pin it is. Blank where there is nothing.
 */
export const useVisitDetails = (service: string, place: Place | undefined) => {
  const { userId = '' } = useSession();
  const draft = useDraft(visitDraft);
  const { data: kept = none } = useQuery(addressesQuery());
  const mine = draft.user === userId;
  const here = mine && place !== undefined && draft.place === keyOf(place);
  const details: Details = {
    address: here ? draft.address : (savedAt(kept, place)?.address ?? ''),
    note: mine && draft.service === service ? draft.note : '',
  };
  const write = useCallback(
    ({ address, note }: Details, at: Place) =>
      visitDraft.keep({
        user: userId,
        service,
        place: keyOf(at),
        address: asOneLine(address),
        note: asOneLine(note),
      }),
    [userId, service],
  );
  return { details, kept, write };
};

const none: readonly SavedAddress[] = [];

type Described = Place & {
  readonly service: string;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
};

/** After a no: what was written for a visit is what the next is asked with, also in another browser. */
export const keepVisitDetails = (
  user: string,
  { service, lat, long, address = '', note = '' }: Described,
): void => {
  if (address === '' && note === '') return;
  visitDraft.keep({ user, service, place: keyOf({ lat, long }), address, note });
};

/** Blank fields are not sent. */
export const filledIn = ({ address, note }: Details): Partial<Details> => ({
  ...(address === '' ? {} : { address }),
  ...(note === '' ? {} : { note }),
});

/** After the booking: deletes the draft of this service. What was written for another one stays. */
export const forgetVisitDetails = (service: string): void => {
  if (visitDraft.read().service.toLowerCase() === service.toLowerCase()) visitDraft.drop();
};

type Changing = typeof addAddress | typeof changeAddress | typeof removeAddress;

/** A change of the saved addresses: said, and shown wherever they are listed. */
const useChange = <C extends Changing>(call: C, onDone?: () => void) => {
  const client = useQueryClient();
  return useSend<C>(call, {
    onSuccess: async ({ msg }) => {
      toast.success(msg);
      await client.invalidateQueries({ queryKey: ['addresses'] });
      onDone?.();
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
};

export const useAddAddress = (onDone?: () => void) => useChange(addAddress, onDone);
export const useChangeAddress = (onDone?: () => void) => useChange(changeAddress, onDone);
export const useRemoveAddress = (onDone?: () => void) => useChange(removeAddress, onDone);

/**
 * What a customer has written for the visit they are about to ask for. It belongs to the account, its address to a
 * place and its note to a service; with another one of these it is not used.
 */
const visitDraft = makeDraft(
  'localhands.visit',
  { user: '', service: '', place: '', address: '', note: '' },
  [],
);
