import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { getStatement } from '#contract/statement.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { periodOf } from '#domain/earnings.ts';
import { midnightOf } from '#domain/hours.ts';
import type { Language } from '#domain/language.ts';
import { toRupees } from '#domain/price.ts';
import { readClock } from '../booking/calendar-store.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import { findOwner } from '../identity/owner-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { drawSheet } from '../pdf/sheet.ts';
import type { PartySession } from '../ports/sessions.ts';
import { needLogin } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { toCells, toLine, toSheet } from './statement-presenter.ts';
import type { Statement } from './statement-presenter.ts';
import { findBalanceBefore, listMoved } from './statement-store.ts';

const mostLines = 500;

type Query = z.output<typeof getStatement.query>;

const findStatement = async (
  { db }: Deps,
  id: string,
  { period, day }: Query,
): Promise<Statement> => {
  const days = periodOf(period, day ?? dayInIndia(new Date(await readClock(db))));
  const span = { from: midnightOf(days.from), to: midnightOf(dayAfter(days.to, 1)) };
  const opening = await findBalanceBefore(db, id, span.from);
  const rows = await listMoved(db, id, span, mostLines + 1);
  return {
    ...days,
    opening,
    closing: rows[0]?.balance_paise ?? opening,
    lines: rows.slice(0, mostLines).toReversed(),
    leftOut: rows.length > mostLines,
  };
};

export const readStatement = async (
  deps: Deps,
  { id }: PartySession,
  query: Query,
): Promise<Replied<typeof getStatement>> => {
  const { opening, closing, lines, ...rest } = await findStatement(deps, id, query);
  return {
    ...rest,
    opening: toRupees(opening),
    closing: toRupees(closing),
    lines: lines.map(toLine),
  };
};

type Named<T> = { readonly name: string; readonly of: T };

const nameOf = ({ from, to }: Statement): string =>
  from === to ? `statement-${from}` : `statement-${from}-${to}`;

export const readCsv = async (
  deps: Deps,
  { id }: PartySession,
  query: Query,
  language: Language,
): Promise<Named<Exported>> => {
  await spend(deps, limits.statementsOfAccount, id);
  const statement = await findStatement(deps, id, query);
  const { columns } = wordsIn[language].statement;
  const cells = toCells(language, statement);
  return {
    name: nameOf(statement),
    of: { file: csvOf(columns, cells), leftOut: statement.leftOut },
  };
};

export const readPdf = async (
  deps: Deps,
  { id }: PartySession,
  query: Query,
  language: Language,
): Promise<Named<Buffer>> => {
  await spend(deps, limits.statementsOfAccount, id);
  const owner = await findOwner(deps.db, 'handyman', id);
  if (!owner) throw needLogin();
  const statement = await findStatement(deps, id, query);
  const from = { company: deps.company, publicUrl: deps.publicUrl };
  return {
    name: nameOf(statement),
    of: await drawSheet(toSheet(language, statement, owner, from)),
  };
};
