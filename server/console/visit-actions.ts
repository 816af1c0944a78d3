import type { Replied } from '#contract/call.ts';
import type { VisitFlag, readVisits } from '#contract/visits.ts';
import { isEstablished } from '#domain/door.ts';
import type { VisitFacts } from '#domain/visits.ts';
import { closeFlags, findVisitFacts, listFlagsOf, listOpenFlags } from '../booking/visit-store.ts';
import type { FlagRow } from '../booking/visit-store.ts';
import type { Deps } from '../deps.ts';
import { publishProfile } from '../events/publish.ts';
import type { Acting } from '../http/mount-operator.ts';
import { addAudit } from '../operator/audit-store.ts';
import { conflict, notFound } from '../problem.ts';

const toFlag = (row: FlagRow): VisitFlag => ({
  handyman_id: row.handyman_id,
  name: row.name,
  kind: row.kind,
  booking_id: row.booking_id,
  number: row.number,
  at: row.at.toISOString(),
  lookedAt: row.looked_at?.toISOString() ?? null,
  lookedBy: row.looked_by,
});

export const listOpen = async (deps: Deps): Promise<VisitFlag[]> =>
  (await listOpenFlags(deps.db)).map(toFlag);

const requireFacts = async (deps: Deps, id: string): Promise<VisitFacts> => {
  const facts = await findVisitFacts(deps.db, id);
  if (!facts) throw notFound(({ verification }) => verification.gone);
  return facts;
};

export const read = async (deps: Deps, id: string): Promise<Replied<typeof readVisits>> => {
  const facts = await requireFacts(deps, id);
  return {
    paused: facts.paused,
    established: isEstablished(facts),
    doors: facts.doors,
    noVisit: facts.noVisit,
    cancellations: facts.cancellations,
    flags: (await listFlagsOf(deps.db, id)).map(toFlag),
  };
};

/** §26: an operator has looked, which clears the flags; to stop a professional, suspend them instead (§12). */
export const close = async (deps: Deps, by: Acting, id: string, reason: string): Promise<void> => {
  await requireFacts(deps, id);
  await deps.db.transaction(async (db) => {
    const kinds = await closeFlags(db, id, by.id);
    if (kinds.length === 0) throw conflict('looked', ({ visits }) => visits.nothingToLookAt);
    await addAudit(db, {
      operatorId: by.id,
      action: 'look_at_visits',
      subjectKind: 'handyman',
      subjectId: id,
      reason,
      details: { kinds },
    });
  });
  await publishProfile(deps.events, id);
};
