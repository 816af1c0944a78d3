import { createHash } from 'node:crypto';
import type { AadharSide } from '#contract/handyman.ts';
import { mayActAs } from '#domain/operator.ts';
import {
  bothSides,
  decisionRules,
  levelFor,
  mayDecide,
  mayMend,
  mayMendEarly,
  verificationAfter,
  verificationAfterImages,
} from '#domain/verification.ts';
import type { Decision, SentAway, Verification } from '#domain/verification.ts';
import { lockWaitingOf } from '../booking/operator-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings, publishProfile } from '../events/publish.ts';
import { findAadhaarImage, listAadhaarSides } from '../handyman/store.ts';
import type { Acting } from '../http/mount-operator.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { marksOf } from '../identity/sent-away.ts';
import { dropSuspension, putSuspension } from '../identity/suspension-store.ts';
import { dayIn } from '../mail/in-language.ts';
import { addMail } from '../mail/outbox.ts';
import { reencode } from '../media/images.ts';
import { addAudit } from '../operator/audit-store.ts';
import { badInput, conflict, forbidden, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { decisionMail } from './mails.ts';
import { cancelVisits } from './suspend-actions.ts';
import {
  endOpenRequests,
  listSeenSides,
  lockApplication,
  moveMended,
  moveVerification,
  putAadhaarImage,
} from './store.ts';
import type { ApplicationRow } from './store.ts';

export const noSuch = (): Problem => notFound(({ verification }) => verification.gone);

/** §12: what the professional can do about it: new images, an answer, or both. */
export const mend = async (
  deps: Deps,
  id: string,
  answer: string | undefined,
  files: ReadonlyMap<string, Buffer>,
): Promise<Verification> => {
  await spend(deps, limits.applicationsOfHandyman, id);
  if (files.size === 0 && answer === undefined) {
    throw badInput({ answer: ({ verification }) => verification.nothingSent });
  }
  const images: [side: string, sealed: Buffer][] = [];
  for (const [side, content] of files) {
    images.push([
      side,
      deps.keys.seal(await reencode(deps.images, { loggedIn: true, id }, side, content)),
    ]);
  }
  const now = await deps.db.transaction(async (db) => {
    const row = await lockApplication(db, id);
    if (!row) throw noSuch();
    if (!mayMend(row.verification)) {
      throw conflict('verified', ({ verification }) => verification.verifiedAlready);
    }
    if (row.appeal_from && !mayMendEarly(row.verification, images.length > 0)) {
      const day = dayIn(row.language, row.appeal_from);
      throw conflict('appeal_later', ({ verification }) => verification.appealLater(day));
    }
    for (const [side, sealed] of images) await putAadhaarImage(db, id, side, sealed);
    const to = images.length > 0 ? verificationAfterImages(row.verification) : row.verification;
    await moveMended(db, id, to, answer ?? null);
    return to;
  });
  await publishProfile(deps.events, id);
  return now;
};

const actionOf = (decision: Decision) => `${decision}_professional` as const;

type Judgement = {
  readonly decision: Decision;
  readonly reason?: string | undefined;
  /** Which state of it the operator looked at: images that were swapped meanwhile are not approved. */
  readonly version: number;
};

/** §12: an operator's decision, told to the professional and written to the audit log, in one transaction. */
export const decide = async (
  deps: Deps,
  by: Acting,
  id: string,
  { decision, reason, version }: Judgement,
): Promise<Verification> => {
  if (decisionRules[decision].needsReason && reason === undefined) {
    throw badInput({ reason: ({ verification }) => verification.needsReason });
  }
  const [now, ended] = await deps.db.transaction(async (db) => {
    if (decision === 'suspend') await lockWaitingOf(db, id);
    const row = await lockApplication(db, id);
    if (!row) throw noSuch();
    if (row.verification_version !== version) {
      throw conflict('changed', ({ verification }) => verification.changed);
    }
    if (!mayDecide(decision, row.verification, row.waits)) {
      throw conflict('not_now', ({ verification }) => verification.notNow);
    }
    if (!mayActAs(by.level, levelFor(decision, row.verification, row.held))) {
      throw forbidden(({ operator, verification }) =>
        decision === 'approve' ? verification.heldForAdmin : operator.adminOnly,
      );
    }
    if (decision === 'approve') await refuseUnseen(db, by, id);
    const to = verificationAfter(decision, row.verification, row.still_verified);
    const moved = await moveVerification(db, id, decision, to, reason ?? null);
    if (to === 'refused' || to === 'suspended') await endOpenRequests(db, id);
    await remember(deps, db, row, decision, reason ?? '');
    await addAudit(db, {
      operatorId: by.id,
      action: actionOf(decision),
      subjectKind: 'handyman',
      subjectId: id,
      reason,
      details: { before: row.verification, after: to, answer: row.verification_answer },
    });
    await addMail(
      deps,
      db,
      decisionMail(
        { ...row, ...moved, verification: to },
        decision,
        reason ?? null,
        deps.publicUrl,
      ),
    );
    const visits = decision === 'suspend' ? await cancelVisits(deps, db, by, id, reason) : [];
    return [to, visits] as const;
  });
  await publishProfile(deps.events, id);
  await publishBookings(deps.events, ended);
  return now;
};

/** §12: approving needs both sides opened by that operator, as they are now: a key pressed by mistake is not enough. */
const refuseUnseen = async (db: Db, by: Acting, id: string): Promise<void> => {
  if (!bothSides(await listAadhaarSides(db, id))) {
    throw conflict('no_images', ({ verification }) => verification.needsBothSides);
  }
  if (!bothSides(await listSeenSides(db, id, by.id))) {
    throw conflict('not_looked', ({ verification }) => verification.lookFirst);
  }
};

/** §12: as what a decision makes a professional remembered. */
const rememberedAs: Partial<Record<Decision, SentAway>> = {
  suspend: 'suspended',
  refuse: 'refused',
};

/** §12: who was suspended or refused is recognised when they sign up again, until the decision is taken back. */
const remember = async (
  deps: Deps,
  db: Db,
  { id, email, phone, aadhaar_hash: aadhaarHash }: ApplicationRow,
  decision: Decision,
  reason: string,
): Promise<void> => {
  if (decision !== 'uphold') await dropSuspension(db, id);
  const kind = rememberedAs[decision];
  if (!kind) return;
  const marks = marksOf(deps.keys, { email, phone, aadhaarHash });
  await putSuspension(db, id, { kind, reason }, marks);
};

/** §12: unsealed for this look only. The row of the audit log is written before the operator gets the image. */
export const lookAtImage = async (
  deps: Deps,
  by: Acting,
  id: string,
  { side, reason }: { readonly side: AadharSide; readonly reason: string },
): Promise<Buffer> => {
  const sealed = await findAadhaarImage(deps.db, id, side);
  if (!sealed) throw notFound(({ verification }) => verification.noImage);
  const image = deps.keys.open(sealed);
  if (!image) throw notFound(({ verification }) => verification.unreadableImage);
  await by.look([{ role: 'handyman', id }]);
  await addAudit(deps.db, {
    operatorId: by.id,
    action: 'see_identity_image',
    subjectKind: 'handyman',
    subjectId: id,
    reason,
    details: { side, image: createHash('sha256').update(sealed).digest('hex') },
  });
  return image;
};
