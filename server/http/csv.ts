import type { FastifyReply } from 'fastify';
import { clockInIndia } from '#domain/day.ts';

/** What a cell holds. Numbers stay numbers; text is what people have typed; times are in India, as the heads say. */
type Cell = string | number | Date | null;

/**
 * A spreadsheet would take such a text for a formula and run it; an apostrophe in front makes it text. Some skip blanks
 * before it, and where a list is separated by semicolons or tabs a cell begins behind each of them.
 */
const formula = /^[\t\r\n]|(?:^|[;\t\r\n])\s*[=+\-@＝＋－＠]/;

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return clockInIndia(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Spreadsheets take a file without this for one in an older encoding, and show Hindi as signs. */
const byteOrderMark = '\uFEFF';

/** RFC 4180: rows end with CR LF, a cell with a comma, a quote or a line break stands in quotes. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A file of personal data is no larger than one operator can work with. */
export const mostExported = 10_000;

export type Exported = {
  readonly file: string;
  /** Whether there are more rows than it holds. */
  readonly leftOut: boolean;
};

/** Sent as a download, not shown. */
export const sendCsv = (reply: FastifyReply, name: string, { file, leftOut }: Exported) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'x-rows-left-out': String(leftOut),
    })
    .send(file);
