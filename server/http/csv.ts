/** What a cell holds. Numbers stay numbers; text is what people have typed. */
type Cell = string | number | null;

/** A spreadsheet would take such a text for a formula and run it; an apostrophe in front makes it text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Spreadsheets take a file without this for one in an older encoding, and show Hindi as signs. */
const byteOrderMark = '\uFEFF';

/** RFC 4180: rows end with CR LF, a cell with a comma, a quote or a line break stands in quotes. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Headers of a file that is kept, not shown. */
export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
