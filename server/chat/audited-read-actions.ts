import type { ChatMessage } from '#contract/chat.ts';
import { chatLimits } from '#domain/chat.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../http/mount-operator.ts';
import { addAudit, hasLooked } from '../operator/audit-store.ts';
import { conflict, notFound } from '../problem.ts';
import { openPicture } from './actions.ts';
import { listMessages } from './store.ts';
import { toMessage } from './presenter.ts';

const looking = { action: 'look_at_chat', subjectKind: 'booking' } as const;

/** §19: it is between the two; an operator reads it for a reason, which is in the audit log. */
export const look = async (
  deps: Deps,
  by: Acting,
  id: string,
  reason: string,
): Promise<ChatMessage[]> => {
  await lookAtBoth(deps, by, id);
  await addAudit(deps.db, { ...looking, operatorId: by.id, subjectId: id, reason });
  return (await listMessages(deps.db, id, { most: chatLimits.messages })).map(toMessage);
};

/** §14: people write to each other how to reach them. */
const lookAtBoth = async (deps: Deps, by: Acting, id: string): Promise<void> => {
  const booking = await findBooking(deps.db, id);
  if (!booking) throw notFound(({ console: words }) => words.noSuchBooking);
  await by.look(
    [
      { role: 'user', id: booking.user_id },
      { role: 'handyman', id: booking.handyman_id },
    ],
    { kind: 'booking', id },
  );
};

/** Only for an operator who has just given a reason for this chat; each picture is an audit row of its own. */
export const lookAtPicture = async (
  deps: Deps,
  by: Acting,
  id: string,
  number: number,
): Promise<Buffer> => {
  await lookAtBoth(deps, by, id);
  return deps.db.transaction(async (db) => {
    if (!(await hasLooked(db, { ...looking, operatorId: by.id, subjectId: id }))) {
      throw conflict('reason_first', ({ chat }) => chat.reasonFirst);
    }
    const picture = await openPicture(deps, db, id, number);
    await addAudit(db, {
      operatorId: by.id,
      action: 'see_chat_picture',
      subjectKind: 'booking',
      subjectId: id,
      details: { message: number },
    });
    return picture;
  });
};
