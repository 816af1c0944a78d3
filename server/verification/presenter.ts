import type { Replied } from '#contract/call.ts';
import type { Professional, getProfessional } from '#contract/verification.ts';
import { maskAadhaar } from '#domain/aadhaar.ts';
import { serviceById } from '#domain/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { offersOf } from '#domain/handyman.ts';
import { maskEmail, maskPhone } from '#domain/contact.ts';
import type { Offer } from '#domain/offer.ts';
import { mayActAs } from '#domain/operator.ts';
import type { Level } from '#domain/operator.ts';
import { bothSides, decisions, levelFor, mayDecide } from '#domain/verification.ts';
import type { MatchRow } from '../identity/suspension-store.ts';
import type { ProfessionalRow, WholeRow } from './list-store.ts';

/** §14: lists have names only; contact data stands on the professional's own page. */
export const toProfessional = (
  row: ProfessionalRow,
  catalogue: Catalogue<Offer>,
): Professional => ({
  handyman_id: row.id,
  name: row.name,
  email: maskEmail(row.email),
  phone: maskPhone(row.phone),
  services: serviceById(catalogue, row.service).serviceName,
  offers: offersOf(catalogue, row).map(({ serviceName }) => serviceName),
  area: row.area,
  profile: row.profile,
  createdAt: row.created_at.toISOString(),
  jobsDone: row.jobs_done,
  online: row.online,
  listed: row.listed,
  status: row.verification,
  waitingSince: row.verification_asked_at?.toISOString() ?? null,
  answered: row.verification_answer !== null,
  images: row.images,
  held: row.held,
});

type Whole = Omit<Replied<typeof getProfessional>, 'msg' | 'history' | 'matches'>;

/** An Aadhaar number is masked for operators too: the card itself is what they compare. */
export const toWhole = (
  row: WholeRow,
  catalogue: Catalogue<Offer>,
  level: Level,
  seenSides: readonly string[],
): Whole => ({
  ...toProfessional(row, catalogue),
  email: row.email,
  phone: row.phone,
  address: row.address,
  aadharNumber: maskAadhaar(row.aadhaar_last_four),
  aadharFront: row.sides.includes('aadharFront'),
  aadharBack: row.sides.includes('aadharBack'),
  imagesSeen: bothSides(seenSides),
  verifiedAt: row.verified_at?.toISOString() ?? null,
  reason: row.verification_reason,
  answer: row.verification_answer,
  version: row.verification_version,
  decisions: decisions.filter(
    (decision) =>
      mayDecide(decision, row.verification, row.verification_asked_at !== null) &&
      mayActAs(level, levelFor(decision, row.verification, row.held)),
  ),
});

type Match = Replied<typeof getProfessional>['matches'][number];

export const toMatch = ({ kind, reason, suspended_at: at, same }: MatchRow): Match => ({
  kind,
  suspendedAt: at.toISOString(),
  reason,
  same,
});
