import { useQueryClient } from '@tanstack/react-query';
import { setHours } from '#contract/hours.ts';
import type { Hours } from '#contract/hours.ts';
import { isWeek, weekOfWritten, writtenDaysOf } from '#domain/hours.ts';
import type { Week } from '#domain/hours.ts';
import { makeDraft, useDraft } from '../../../device/draft.ts';
import { useSession } from '../../../data/session.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';
import { hoursQuery } from '../../../features/handyman/hours-query.ts';

/** What is changed and not saved outlives a look at another page, and a reload of this tab. */
const hoursDraft = makeDraft('localhands.hours', { handyman: '', week: '', radius: '' }, []);

type Edited = { readonly week: Week; readonly radiusKm: number | null };

const textOf = (radiusKm: number | null): string => (radiusKm === null ? '' : String(radiusKm));

/** §27: the week and the distance as they are on the screen, with what became of saving them. */
export const useEdited = (
  saved: Hours,
  onWrong: (fields: Readonly<Record<string, string>>) => void,
) => {
  const { handymanId = '' } = useSession();
  const client = useQueryClient();
  const draft = useDraft(hoursDraft);
  const before: Edited = { week: weekOfWritten(saved.week), radiusKm: saved.radiusKm };
  const mine = draft.handyman === handymanId && isWeek(draft.week);
  const now: Edited = mine
    ? { week: draft.week, radiusKm: draft.radius === '' ? null : Number(draft.radius) }
    : before;
  const { mutate, isPending, error, reset } = useSend(setHours, {
    onSuccess: ({ msg, ...hours }, { body }) => {
      client.setQueryData(hoursQuery().queryKey, (old) => old && { ...old, ...hours });
      // What was changed while the save was under way is not saved yet.
      const { week, radius } = hoursDraft.read();
      const sent = body && weekOfWritten(body.week) === week && textOf(body.radiusKm) === radius;
      if (sent) hoursDraft.drop();
      toast.success(msg);
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
      else onWrong(fields);
    },
  });
  return {
    ...now,
    changed: now.week !== before.week || now.radiusKm !== before.radiusKm,
    edit: (change: Partial<Edited>) => {
      reset();
      const { week, radiusKm } = { ...now, ...change };
      hoursDraft.keep({ handyman: handymanId, week, radius: textOf(radiusKm) });
    },
    undo: () => {
      reset();
      hoursDraft.drop();
    },
    save: () => mutate({ body: { week: writtenDaysOf(now.week), radiusKm: now.radiusKm } }),
    saving: isPending,
    /** What the server said about each field. */
    wrong: error?.fields ?? {},
  };
};
