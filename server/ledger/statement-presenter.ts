import type { Company } from '#contract/operations.ts';
import type { StatementLine } from '#contract/statement.ts';
import type { Language } from '#domain/language.ts';
import { toRupees } from '#domain/price.ts';
import { statementKind } from '#domain/statement.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { dayOnPaper, rupeesOnPaper, serviceIn } from '../mail/in-language.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { wordsIn } from '../words/words.ts';
import type { MovedRow } from './statement-store.ts';

/** Amounts in paise. */
export type Statement = {
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly MovedRow[];
  readonly leftOut: boolean;
};

export const toLine = (line: MovedRow): StatementLine => ({
  at: line.at.toISOString(),
  kind: statementKind(line.kind, line.amount_paise, line.is_fee),
  number: line.number,
  notification_id: line.booking_id,
  service: line.service_name,
  amount: toRupees(line.amount_paise),
  balance: toRupees(line.balance_paise),
});

const whatOf = (language: Language, line: MovedRow): string =>
  wordsIn[language].statement.kinds[statementKind(line.kind, line.amount_paise, line.is_fee)](
    line.number,
    serviceIn(language, {
      service_name: line.service_name ?? '',
      service_name_hi: line.service_name_hi ?? '',
    }),
  );

export const toCells = (language: Language, { lines }: Statement) =>
  lines.map((line) => [
    line.at,
    whatOf(language, line),
    toRupees(line.amount_paise),
    toRupees(line.balance_paise),
  ]);

const sumOf = (lines: readonly MovedRow[], comes: boolean): number =>
  lines.reduce((sum, { amount_paise: paise }) => sum + (paise > 0 === comes ? paise : 0), 0);

type From = { readonly company: Company | null; readonly publicUrl: string };

/** §31: on paper. */
export const toSheet = (
  language: Language,
  statement: Statement,
  owner: Pick<OwnerRow, 'name' | 'email'>,
  { company, publicUrl }: From,
): Sheet => {
  const words = wordsIn[language].statement;
  const rupees = (paise: number) => rupeesOnPaper(language, paise);
  const [first, last] = [statement.from, statement.to].map((day) =>
    dayOnPaper(language, new Date(`${day}T12:00:00+05:30`)),
  );
  const { lines, opening, closing, leftOut } = statement;
  return {
    language,
    title: words.title,
    subtitle: words.subtitle,
    facts: [
      [words.period, first === last ? `${first}` : `${first} – ${last}`],
      [words.before, rupees(opening)],
      [words.after, rupees(closing)],
    ],
    parties: [
      { title: words.account, lines: [owner.name, owner.email] },
      {
        title: words.by,
        lines: company ? [company.name, company.address] : ['LocalHands', words.trial],
      },
    ],
    columns: [words.what, words.amount],
    rows: lines.map((line) => ({
      text: whatOf(language, line),
      detail: `${dayOnPaper(language, line.at)} · ${words.leaves(rupees(line.balance_paise))}`,
      amount: rupees(line.amount_paise),
    })),
    sums: [
      { label: words.before, amount: rupees(opening) },
      { label: words.came, amount: rupees(sumOf(lines, true)) },
      { label: words.went, amount: rupees(sumOf(lines, false)) },
    ],
    total: [words.after, rupees(closing)],
    notice: leftOut ? words.leftOut(lines.length) : lines.length === 0 ? words.none : undefined,
    foot: [words.foot(`${publicUrl}/handyman/help/new`)],
    pageOf: wordsIn[language].invoice.page,
  };
};
