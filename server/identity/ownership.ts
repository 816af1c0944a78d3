import { parties } from '#domain/role.ts';
import type { Party } from '#domain/role.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { forbidden, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';

/** A row that names those it belongs to: null or without the column where it belongs to no such party. */
type Owned = { readonly [role in Party as `${role}_id`]?: string | null };

/** §6: the session that is a party of this row: a browser can hold one as customer and one as handyman. */
export const partyOf = (row: Owned | undefined, sessions: Sessions): PartySession | undefined =>
  parties
    .map((role) => sessions[role])
    .find((session) => session !== undefined && row?.[`${session.role}_id`] === session.id);

/** 404 for what does not exist, 403 for what belongs to another account. */
export const notTheirs = (
  row: Owned | undefined,
  what: 'booking' | 'payment' | 'dispatch',
): Problem =>
  row
    ? forbidden(({ identity }) => identity.notYours[what])
    : notFound(({ identity }) => identity.noSuch[what]);
