import ICAL from 'ical.js';
import type { Invite } from '../ports/mail.ts';

/** What a calendar program finds in a file. */
export type ReadEntry = {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly status: string;
  readonly attendees: readonly string[];
};

export const readCalendar = (file: string): ReadEntry[] => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(component.getFirstPropertyValue('status')),
      attendees: event.attendees.map((one) => String(one.getFirstValue())),
    };
  });
};

/** What came with a mail. */
export const readInvite = (mail: { readonly invite?: Invite | undefined } | undefined) =>
  mail?.invite && readCalendar(mail.invite.file)[0];

/** Calendar programs by RFC 5546: the newest version of each entry, none that was cancelled. */
export const importAll = (files: readonly string[]): ReadEntry[] => {
  const entries = new Map<string, ReadEntry>();
  for (const one of files.flatMap(readCalendar)) {
    if (one.sequence >= (entries.get(one.uid)?.sequence ?? 0)) entries.set(one.uid, one);
  }
  return [...entries.values()].filter(({ status }) => status !== 'CANCELLED');
};
