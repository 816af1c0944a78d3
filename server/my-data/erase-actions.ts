import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { allowErasing, blankAuditOf, lockExports, putExport } from './audit-store.ts';

export type Words = { readonly name: string; readonly email: string; readonly phone: string };

/** What stands in place of removed text, in every language; a database constraint requires it. */
const mark = '[…]';

/** A shorter name occurs within other words: "Om", "Rao". */
const leastLetters = 4;

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const emailIn = (email: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+@-])${escaped(email)}(?![\p{L}\p{N}_%+@-]|\.[\p{L}\p{N}])`,
    'giu',
  );

/** A phone number as people write it, with spaces, dashes and a prefix. */
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
 * chosen to hide what an account did: it takes out no more than itself, and leaves a mark.
 */
const takeOut = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, mark), text);

const knownName = (name: string): string | null =>
  isTelling(name) ? name.replaceAll(/\s+/g, ' ').trim() : null;

const patternsOf = ({ name, email, phone }: Words): RegExp[] => {
  const known = knownName(name);
  return [
    emailIn(email),
    ...(phone === '' ? [] : [phoneIn(phone)]),
    ...(known === null ? [] : [nameIn(known)]),
  ];
};

/** The same for a text that stays when the account it is about is deleted. */
export const withoutWords = (text: string, words: Words): string =>
  takeOut(text, patternsOf(words));

/** §23: who did what, when and to whom stays; the words about the account that is deleted go. */
export const eraseAudit = async (db: Db, role: Party, id: string, words: Words): Promise<void> => {
  const { name, email, phone } = words;
  const patterns = patternsOf(words);
  const without = (text: string | null) => text && takeOut(text, patterns);
  await allowErasing(db, true);
  await blankAuditOf(db, role, id);
  for (const row of await lockExports(db, { name: knownName(name), email, phone: phone || null })) {
    const left = { ...row, q: without(row.q), reason: without(row.reason) };
    if (left.q !== row.q || left.reason !== row.reason) await putExport(db, left);
  }
  await allowErasing(db, false);
};
