import type { z } from 'zod';
import type {
  Chat,
  ChatMessage,
  listMessages as listing,
  sendMessage,
  Unread,
} from '#contract/chat.ts';
import { chatStateOf, isQuickReplyOf } from '#domain/chat.ts';
import type { Party } from '#domain/role.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishMessage } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { reencode } from '../media/images.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { badInput, conflict, notFound } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { unreadMail } from './mails.ts';
import {
  addMessage,
  countMessage,
  deleteOldPictures,
  findByKey,
  findPicture,
  findStanding,
  forgetMails,
  listMessages,
  listRead,
  listUnread,
  lockChat,
  markRead,
  noteUnread,
  takeDueMails,
} from './store.ts';
import { toMessage } from './presenter.ts';

/** Which side of which booking; `as` decides where a browser holds both sessions. */
type Asked = {
  readonly sessions: Sessions;
  readonly as: Party | undefined;
  readonly id: string;
};

type Part = { readonly party: PartySession; readonly booking: BookingRow };

/** §6: 404 for what does not exist, 403 for a booking of other parties. */
const findPart = async (deps: Deps, { sessions, as, id }: Asked): Promise<Part> => {
  const booking = await findBooking(deps.db, id);
  const party = partyOf(booking, as === undefined ? sessions : { [as]: sessions[as] });
  if (!party || !booking) throw notTheirs(booking, 'booking');
  return { party, booking };
};

const standingOf = async (deps: Deps, bookingId: string) => {
  const row = await findStanding(deps.db, bookingId);
  if (!row) return { state: 'none', closesAt: null } as const;
  const { accepted, ended, blocked, hours_since_end: hoursSinceEnd, left_alone: leftAlone } = row;
  const state = chatStateOf({ accepted, ended, blocked, hoursSinceEnd, leftAlone });
  return { state, closesAt: state === 'none' ? null : row.closes_at };
};

type Query = z.output<typeof listing.query>;

export const read = async (
  deps: Deps,
  asked: Asked,
  { after, before, limit }: Query,
): Promise<Omit<Chat, 'msg'>> => {
  const { party, booking } = await findPart(deps, asked);
  const { state, closesAt } = await standingOf(deps, booking.id);
  const marks = await listRead(deps.db, booking.id);
  const readBy = (mine: boolean) =>
    marks.find(({ role }) => (role === party.role) === mine)?.read_up_to ?? 0;
  const rows = await listMessages(deps.db, booking.id, { after, before, most: limit });
  return {
    state,
    closesAt: closesAt?.toISOString() ?? null,
    readByMe: readBy(true),
    readByThem: readBy(false),
    earlier: (rows[0]?.number ?? 1) > 1,
    messages: rows.map(toMessage),
  };
};

const requireOpen = async (deps: Deps, bookingId: string): Promise<void> => {
  const { state } = await standingOf(deps, bookingId);
  if (state === 'none') throw conflict('not_accepted', ({ chat }) => chat.notYet);
  if (state === 'closed') throw conflict('closed', ({ chat }) => chat.closed);
};

type Content = {
  readonly key: string;
  readonly text?: string | undefined;
  readonly quick?: z.output<typeof sendMessage.body>['quick'];
  readonly sealed?: Uint8Array;
};

const other = ({ party, booking }: Part) =>
  party.role === 'user'
    ? ({ role: 'handyman', id: booking.handyman_id } as const)
    : ({ role: 'user', id: booking.user_id } as const);

/** §19: the key is an idempotency key: one message, however often it is sent. */
const put = async (deps: Deps, part: Part, content: Content): Promise<ChatMessage> => {
  const { party, booking } = part;
  const { key, sealed } = content;
  const sent = await deps.db.transaction(async (db) => {
    await lockChat(db, booking.id);
    const before = await findByKey(db, booking.id, party.role, key);
    if (before) return before;
    const number = await countMessage(db, booking.id, sealed !== undefined);
    if (number === undefined) {
      throw conflict('full', ({ chat }) => (sealed ? chat.noMorePictures : chat.full));
    }
    await addMessage(db, { bookingId: booking.id, number, author: party.role, ...content });
    await noteUnread(db, booking.id, other(part), number);
    await addPush(db, booking, other(part).role, 'message');
    return findByKey(db, booking.id, party.role, key);
  });
  if (!sent) throw notFound(({ chat }) => chat.noSuchMessage);
  await publishMessage(deps.events, booking, sent.number);
  return toMessage(sent);
};

export const write = async (
  deps: Deps,
  asked: Asked,
  { key, text, quick }: z.output<typeof sendMessage.body>,
): Promise<ChatMessage> => {
  const part = await findPart(deps, asked);
  const { role, id } = part.party;
  if (quick !== undefined && !isQuickReplyOf(role, quick)) {
    throw badInput({ quick: ({ chat }) => chat.notYourReply });
  }
  await spend(deps, limits.chatMessages, id);
  await requireOpen(deps, part.booking.id);
  return put(deps, part, { key, text, quick });
};

export const writePicture = async (
  deps: Deps,
  asked: Asked,
  key: string,
  content: Buffer | undefined,
): Promise<ChatMessage> => {
  const part = await findPart(deps, asked);
  if (!content) throw badInput({ picture: ({ chat }) => chat.noFile });
  await spend(deps, limits.chatPictures, part.party.id);
  await requireOpen(deps, part.booking.id);
  const sender = { loggedIn: true, id: part.party.id };
  const sealed = deps.keys.seal(await reencode(deps.images, sender, 'picture', content));
  return put(deps, part, { key, sealed });
};

/** Nothing where it is another kind of message, or was deleted after its time. */
export const openPicture = async (deps: Deps, db: Db, id: string, number: number) => {
  const sealed = await findPicture(db, id, number);
  const picture = sealed && deps.keys.open(sealed);
  if (!picture) throw notFound(({ chat }) => chat.noPicture);
  return picture;
};

export const readPicture = async (deps: Deps, asked: Asked, number: number): Promise<Buffer> => {
  const { booking } = await findPart(deps, asked);
  return openPicture(deps, deps.db, booking.id, number);
};

export const markAsRead = async (deps: Deps, asked: Asked, upTo: number): Promise<number> => {
  const { party, booking } = await findPart(deps, asked);
  // The other side's screen shows the mark at once, and the reader's other pages update their count.
  if (await markRead(deps.db, booking.id, party.role, upTo)) {
    await publishMessage(deps.events, booking);
  }
  const marks = await listRead(deps.db, booking.id);
  return marks.find(({ role }) => role === party.role)?.read_up_to ?? 0;
};

export const countUnread = async (deps: Deps, { role, id }: PartySession): Promise<Unread> => {
  const rows = await listUnread(deps.db, role, id);
  if (rows.length > 0) await forgetMails(deps.db, role, id);
  return rows.map((row) => ({ notification_id: row.booking_id, messages: row.messages }));
};

const mailsAtOnce = 50;

/** §19: mails readers whose screens were not open. Returns how many were due. */
export const mailUnread = (deps: Deps): Promise<number> =>
  deps.db.transaction(async (db) => {
    const due = await takeDueMails(db, mailsAtOnce);
    for (const { booking_id, role } of due) {
      const booking = await findBooking(db, booking_id);
      if (booking) await addMail(deps, db, unreadMail(booking, role, deps.publicUrl));
    }
    return due.length;
  });

export const dropOldPictures = (deps: Deps, most: number): Promise<number> =>
  deleteOldPictures(deps.db, most);
