type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Something that was aimed at, and what came of it. */
export type Aim = { readonly what: string; readonly found: string; readonly met: boolean };

export type Section = {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly how: string;
  readonly table: Table;
  readonly aims: readonly Aim[];
};

export const atLeast = (what: string, least: number, found: number): Aim => ({
  what: `${what}: at least ${least}`,
  found: figure(found),
  met: found >= least,
});

export const atMost = (what: string, most: number, found: number): Aim => ({
  what: `${what}: at most ${most}`,
  found: figure(found),
  met: found <= most,
});

/** Figures are rounded to three digits. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const writeTable = ({ head, rows }: Table): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const writeSection = ({ title, how, table, aims }: Section): string =>
  [
    `## ${title}`,
    how,
    writeTable(table),
    ...(aims.length === 0
      ? []
      : [
          writeTable({
            head: ['Aim', 'Found', ''],
            rows: aims.map(({ what, found, met }) => [what, found, met ? 'met' : '**missed**']),
          }),
        ]),
  ].join('\n\n');
