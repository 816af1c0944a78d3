import { isActive } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { icsOf, methodOf } from '#domain/ics.ts';
import type { CalendarEntry } from '#domain/ics.ts';
import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import type { Party } from '#domain/role.ts';
import { detailsFor } from '#domain/visit-details.ts';
import type { VisitDetails } from '#domain/visit-details.ts';
import type { Deps } from '../deps.ts';
import { wordsIn } from '../words/words.ts';
import { serviceIn } from './in-language.ts';
import type { WrittenMail } from './template.ts';

/** What of a booking stands in a calendar, or decides what may. */
export type InvitedVisit = VisitDetails & {
  readonly id: string;
  readonly number: number;
  readonly service_name: string;
  readonly service_name_hi: string;
  readonly state: State;
  readonly doorShownAt: Date | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly time_changes: number;
  readonly read_at: Date;
  /** Stored with the yes. */
  readonly contact_name: string | null;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly handyman_email: string;
  readonly user_language: Language;
  readonly handyman_language: Language;
};

const titleFor = (visit: InvitedVisit, reader: Party, language: Language): string => {
  const { calendar, mails, bookingMails } = wordsIn[language];
  const service = serviceIn(language, visit);
  return reader === 'user'
    ? calendar.visitBy(service, mailName(visit.name, mails.yourHandyman(service)))
    : calendar.visitAt(service, mailName(visit.username, bookingMails.theCustomer));
};

/**
 * §27: a visit for later as one of its parties may see it at that time; nothing where none was agreed, or where it came
 * to be. No start code and no phone: calendars are shared.
 */
export const entryFor = (
  visit: InvitedVisit,
  reader: Party,
  language: Language,
  publicUrl: string,
): CalendarEntry | undefined => {
  const { startsAt, endsAt, state } = visit;
  const cancelled = state === 'cancelled' && visit.contact_name !== null;
  if (startsAt === null || endsAt === null || !(isActive(state) || cancelled)) return undefined;
  const { calendar, bookingMails } = wordsIn[language];
  const { address } = detailsFor(reader, visit);
  const url = `${publicUrl}/${reader}/bookings/${visit.id}`;
  return {
    uid: `${visit.id}@localhands`,
    sequence: visit.time_changes + (cancelled ? 1 : 0),
    writtenAt: visit.read_at.getTime(),
    from: startsAt.getTime(),
    to: endsAt.getTime(),
    summary: titleFor(visit, reader, language),
    description: [
      calendar.inIndia(bookingMails.dayAndTime(startsAt)),
      `${bookingMails.booking}: ${visit.number}`,
      ...(reader === 'handyman' && address === undefined && !cancelled ? [calendar.doorLater] : []),
      url,
    ].join('\n'),
    location: address,
    url,
    cancelled,
  };
};

/**
 * §27: a mail that tells of visits' times, or of their end, brings them for the reader's calendar, in one file. Every
 * version of a visit has the same UID; its SEQUENCE is how often the agreed time has changed, and one more when it is off.
 * A file has one METHOD: all of these visits are agreed, or all are off.
 */
export const withInvites = (
  deps: Pick<Deps, 'publicUrl' | 'mailAddress'>,
  mail: WrittenMail,
  visits: readonly InvitedVisit[],
  reader: Party,
): WrittenMail => {
  const [visit] = visits;
  if (!visit) return mail;
  const language = reader === 'user' ? visit.user_language : visit.handyman_language;
  const entries = visits.flatMap((one) => entryFor(one, reader, language, deps.publicUrl) ?? []);
  const [first] = entries;
  if (!first) return mail;
  const between = { organizer: deps.mailAddress, attendee: mail.to.address };
  const file = icsOf({ language, entries, between });
  return { ...mail, invite: { method: methodOf(first), file } };
};

export const withInvite = (
  deps: Pick<Deps, 'publicUrl' | 'mailAddress'>,
  mail: WrittenMail,
  visit: InvitedVisit,
  reader: Party,
): WrittenMail => withInvites(deps, mail, [visit], reader);
