import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { allowErasing, blankAuditOf, lockExports, putExport } from './audit-store.ts';

type Words = { readonly name: string; readonly email: string; readonly phone: string };

/** What stands where something was taken out, in every language; the database wants to see it. */
const mark = '[…]';

/** Fewer, and it is a syllable of anything: "Om", "Rao". */
const leastLetters = 4;

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const emailIn = (email: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+@-])${escaped(email)}(?![\p{L}\p{N}_%+@-]|\.[\p{L}\p{N}])`,
    'giu',
  );

/** As people write it, with spaces and dashes and what is dialled before it. */
const phoneIn = (phone: string) =>
  new RegExp(
    String.raw`(?<!\d)(?:(?:\+|00)?91[\s.-]*|0)?${phone.split('').join(String.raw`[\s.()-]*`)}(?!\d)`,
    'gu',
  );

const nameIn = (name: string) =>
  new RegExp(
    String.raw`(?<!${letter})${escaped(name)
      .split(/\s+/)
      .join(String.raw`\s+`)}(?!${letter})`,
    'giu',
  );

const isTelling = (name: string): boolean =>
  (name.match(new RegExp(letter, 'gu')) ?? []).length >= leastLetters;

/**
 * §23: email and phone wherever they stand by themselves, the name as whole words, and nothing else. A name may be
 * chosen to hide what somebody did: it takes out no more than itself, and leaves a mark.
 */
const takeOut = (text: string | null, patterns: readonly RegExp[]): string | null =>
  text && patterns.reduce((left, pattern) => left.replaceAll(pattern, mark), text);

/** §23: who did what, when and to whom stays; the words about somebody who leaves go. */
export const eraseAudit = async (
  db: Db,
  role: Party,
  id: string,
  { name, email, phone }: Words,
): Promise<void> => {
  const known = isTelling(name) ? name.replaceAll(/\s+/g, ' ').trim() : null;
  const patterns = [
    emailIn(email),
    ...(phone === '' ? [] : [phoneIn(phone)]),
    ...(known === null ? [] : [nameIn(known)]),
  ];
  await allowErasing(db, true);
  await blankAuditOf(db, role, id);
  for (const row of await lockExports(db, { name: known, email, phone: phone || null })) {
    const left = { ...row, q: takeOut(row.q, patterns), reason: takeOut(row.reason, patterns) };
    if (left.q !== row.q || left.reason !== row.reason) await putExport(db, left);
  }
  await allowErasing(db, false);
};
