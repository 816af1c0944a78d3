/** §27: a visit as calendar programs read it (RFC 5545). */
export type CalendarEntry = {
  /** The same for every version of one visit: a program changes what it has by it. */
  readonly uid: string;
  /** Rises with each change; a program takes no older one for a newer. */
  readonly sequence: number;
  /** In milliseconds, as all times here. */
  readonly writtenAt: number;
  readonly from: number;
  readonly to: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | undefined;
  readonly url: string;
  readonly cancelled: boolean;
};

/** Who invites and who is invited, by email: programs update by mail only what names both. */
type Between = { readonly organizer: string; readonly attendee: string };

type CalendarFile = {
  readonly language: string;
  readonly entries: readonly CalendarEntry[];
  /** Of a file that comes by mail. */
  readonly between?: Between | undefined;
  /** Of a file that programs fetch again and again. */
  readonly name?: string | undefined;
};

export type InviteMethod = 'REQUEST' | 'CANCEL';

const mostOctets = 75;

/** Of one character in UTF-8. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
};

/** No line is longer than 75 octets; what is left goes on after a blank. A character is never cut in two. */
const fold = (line: string): string => {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (used + octets > mostOctets) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += octets;
  }
  return folded;
};

/** Text by people cannot begin a line of its own: its line breaks are written as two characters. */
const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Of an address: what is no text ends where a control character stands. */
const plain = (value: string): string => value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');

/** 20261121T043000Z: an instant in UTC needs no description of a time zone beside it. */
const instantOf = (at: number): string =>
  new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const linesOf = (entry: CalendarEntry, { language, between }: CalendarFile): string[] => [
  'BEGIN:VEVENT',
  `UID:${plain(entry.uid)}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${instantOf(entry.writtenAt)}`,
  `DTSTART:${instantOf(entry.from)}`,
  `DTEND:${instantOf(entry.to)}`,
  `SUMMARY;LANGUAGE=${language}:${textOf(entry.summary)}`,
  `DESCRIPTION;LANGUAGE=${language}:${textOf(entry.description)}`,
  ...(entry.location === undefined
    ? []
    : [`LOCATION;LANGUAGE=${language}:${textOf(entry.location)}`]),
  `URL:${plain(entry.url)}`,
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'CLASS:PRIVATE',
  ...(between === undefined
    ? []
    : [
        `ORGANIZER;CN=LocalHands:mailto:${plain(between.organizer)}`,
        // Both sides have agreed on the website: no answer by mail is asked for.
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${plain(between.attendee)}`,
      ]),
  'END:VEVENT',
];

/** How a file by mail is meant: as an invitation, or to take the visit out of the calendar. */
export const methodOf = ({ cancelled }: CalendarEntry): InviteMethod =>
  cancelled ? 'CANCEL' : 'REQUEST';

/** §27: the file. A mail has one, with an entry for each visit that it tells of; all of them have the same method. */
export const icsOf = (file: CalendarFile): string => {
  const { entries, between, name } = file;
  const [first] = entries;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//LocalHands//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${between && first ? methodOf(first) : 'PUBLISH'}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${textOf(name)}`, 'X-PUBLISHED-TTL:PT1H']),
    ...entries.flatMap((entry) => linesOf(entry, file)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
};

/** The file that comes with a mail. */
export const inviteName = 'visit.ics';
