import { isPayable, openState } from './booking.ts';
import type { State } from './booking.ts';
import { seesDoor } from './door.ts';
import type { Visit } from './door.ts';
import type { Party } from './role.ts';

/** §17: which door, and what there is to do, in the customer's own words. Either may be missing. */
export type VisitDetails = { readonly address: string | null; readonly note: string | null };

export const noDetails: VisitDetails = { address: null, note: null };

/** Typed or pasted text as one line: what wraps in a field is not several lines. */
export const asOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

type Given = { readonly address?: string | undefined; readonly note?: string | undefined };

/** A field that was left blank is not stored. */
export const detailsOf = ({ address = '', note = '' }: Given): VisitDetails => ({
  address: address === '' ? null : address,
  note: note === '' ? null : note,
});

/** §17: the address is for the professional who comes, from when they are shown the door to the end of the job. */
const mayReadAddress = (visit: Visit, reader: Party): boolean =>
  reader === 'user' || seesDoor(visit);

/** §17: the note helps to decide, and says later what the job was; of a request that came to nothing it says nothing. */
const mayReadNote = (state: State, reader: Party): boolean =>
  reader === 'user' || state === openState || isPayable(state);

/** §17: what of it this reader may see now. What they may not see is not there. */
export const detailsFor = (
  reader: Party,
  { address, note, ...visit }: VisitDetails & Visit,
): { address?: string; note?: string } => ({
  ...(address !== null && mayReadAddress(visit, reader) ? { address } : {}),
  ...(note !== null && mayReadNote(visit.state, reader) ? { note } : {}),
});
