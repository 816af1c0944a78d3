import { pictureDays } from './chat.ts';
import { sharing } from './tracking.ts';

/** §23: how long each kind of data with an end of its own is stored; docs/retention.md has the same as a table. */
export const retention = {
  /** Sessions are deleted when they end. */
  sessionHours: 24,
  /** After they have run out, so that a signup can ask for another. */
  codeDays: 1,
  /** After the last point of a handyman on the way. */
  livePlaceMinutes: sharing.goneAfterMinutes,
  /** Long enough to answer questions about a mail. */
  mailDays: 30,
  /** The same for push notifications. */
  notificationDays: 7,
  /** A browser that was not opened for so long is taken to be out of use, whatever its push service says. */
  notifiedBrowserDays: 60,
  /** The gateway repeats an event for days, not for weeks; an older one would only make us ask the gateway again. */
  gatewayEventDays: 30,
  /** After the end of the booking. */
  chatPictureDays: pictureDays,
  /** After its end. */
  timeOffDays: 30,
  /** After the last line of a ticket that waits for no operator: what was decided stands in its thread. */
  ticketPhotoDays: 365,
  /** After the account was deleted: the hashes by which a suspended professional is recognised, and why they were. */
  suspensionDays: 730,
  /** After the account was deleted or its mailbox changed: the hash by which a blocked customer is recognised. */
  blockDays: 730,
  /** §38: after the account was deleted: the hashes by which a customer who has paid before is recognised. */
  payerDays: 730,
  /** §38: after the last day of a code: the hashes by which its users are recognised. */
  codeUserDays: 30,
} as const;
