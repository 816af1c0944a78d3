import { reminderKinds } from '#domain/reminder.ts';
import type { Reminder } from '#domain/reminder.ts';
import type { Deps } from '../deps.ts';
import { addMail } from '../mail/outbox.ts';
import { addPush } from '../push/outbox-actions.ts';
import { jobReminderMail, reminderMail } from './reminder-mails.ts';
import { claimReminders } from './reminder-store.ts';

const remindOf = (deps: Deps, kind: Reminder): Promise<number> =>
  deps.db.transaction(async (db) => {
    const due = await claimReminders(db, kind);
    for (const row of due) {
      await addMail(deps, db, reminderMail(row, kind, deps.publicUrl));
      await addMail(deps, db, jobReminderMail(row, kind, deps.publicUrl));
      await addPush(db, row, 'user', 'reminder');
      await addPush(db, row, 'handyman', 'reminder');
    }
    return due.length;
  });

/** §27: a day and two hours before a later visit, once each. Gives how many were due. */
export const remind = async (deps: Deps): Promise<number> => {
  let sent = 0;
  for (const kind of reminderKinds) sent += await remindOf(deps, kind);
  return sent;
};
