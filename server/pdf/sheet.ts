import type { Language } from '#domain/language.ts';
import { fontOf } from './fonts.ts';
import { makePen } from './pen.ts';
import type { Pen } from './pen.ts';

type Pair = readonly [label: string, text: string];

/** What is on a sheet of paper with amounts, in the words of its reader. */
export type Sheet = {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly Pair[];
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: Pair;
  readonly rows: readonly {
    readonly text: string;
    readonly detail?: string;
    readonly amount: string;
  }[];
  readonly sums: readonly {
    readonly label: string;
    readonly detail?: string;
    readonly amount: string;
  }[];
  readonly total: Pair;
  /** The total in words. */
  readonly inWords?: string;
  /** Beside the sums: how it was paid. */
  readonly beside?: { readonly title: string; readonly lines: readonly string[] };
  /** What follows from the total. */
  readonly below?: Sheet['sums'] | undefined;
  /** Something that its reader must not miss. */
  readonly notice: string | undefined;
  readonly foot: readonly string[];
  readonly pageOf: (page: number, pages: number) => string;
};

const [left, right, top, bottom] = [48, 547, 48, 776] as const;
const width = right - left;
const gap = 12;

/** Draws from a height on and gives the height below. */
type Part = (pen: Pen, sheet: Sheet, y: number) => number;

const head: Part = (pen, { title, subtitle }, y) => {
  pen.logo(left, y);
  pen.write('LocalHands', [left + 42, y + 5, 200], { size: 16, weight: 'bold' });
  pen.write(title, [left + 200, y - 2, width - 200], { size: 18, weight: 'bold', align: 'right' });
  pen.write(subtitle, [left + 200, y + 24, width - 200], { ink: 'soft', align: 'right' });
  return y + 62;
};

const facts: Part = (pen, sheet, y) => {
  const each = (width - 2 * gap) / sheet.facts.length;
  pen.panel([left, y, width, 48]);
  for (const [place, [label, text]] of sheet.facts.entries()) {
    const x = left + gap + place * each;
    pen.write(label, [x, y + 7, each - gap], { size: 9, ink: 'soft' });
    pen.write(text, [x, y + 22, each - gap], { weight: 'bold' });
  }
  return y + 68;
};

const parties: Part = (pen, sheet, y) => {
  const each = width / sheet.parties.length;
  const below = sheet.parties.map(({ title, lines }, place) => {
    const x = left + place * each;
    let at = y + pen.write(title, [x, y, each - gap], { size: 9, ink: 'teal', weight: 'bold' }) + 3;
    for (const [n, line] of lines.entries()) {
      at += pen.write(line, [x, at, each - gap], n === 0 ? { weight: 'bold' } : { ink: 'soft' });
    }
    return at;
  });
  return Math.max(...below) + 24;
};

const amountAt = [right - 110, 110] as const;

const columns: Part = (pen, { columns: [text, amount] }, y) => {
  const [x, wide] = amountAt;
  pen.write(text, [left, y, 300], { size: 9, ink: 'soft', weight: 'bold' });
  pen.write(amount, [x, y, wide], { size: 9, ink: 'soft', weight: 'bold', align: 'right' });
  pen.rule(y + 18, left, right, 'dark');
  return y + 26;
};

const textWidth = width - 130;

const rowHeight = (pen: Pen, { text, detail }: Sheet['rows'][number]): number =>
  pen.heightOf(text, textWidth, { weight: 'bold' }) +
  (detail === undefined ? 0 : pen.heightOf(detail, textWidth, { size: 9 })) +
  14;

const row = (pen: Pen, { text, detail, amount }: Sheet['rows'][number], y: number): number => {
  const [x, wide] = amountAt;
  let at = y + pen.write(text, [left, y, textWidth], { weight: 'bold' });
  if (detail !== undefined) {
    at += pen.write(detail, [left, at, textWidth], { size: 9, ink: 'soft' });
  }
  pen.write(amount, [x, y, wide], { align: 'right' });
  pen.rule(at + 6, left, right);
  return at + 14;
};

const sumsAt = left + 220;

const besideSums = (pen: Pen, { title, lines }: NonNullable<Sheet['beside']>, y: number) => {
  const wide = sumsAt - 2 * gap - left;
  let at = y + pen.write(title, [left, y, wide], { size: 9, ink: 'teal', weight: 'bold' }) + 3;
  for (const line of lines) at += pen.write(line, [left, at, wide], { ink: 'soft' });
  return at;
};

const sums: Part = (pen, sheet, y) => {
  const [x, wide] = amountAt;
  const beside = sheet.beside ? besideSums(pen, sheet.beside, y + 4) : y;
  const lines = (all: Sheet['sums'], from: number): number => {
    let below = from;
    for (const { label, detail, amount } of all) {
      pen.write(amount, [x, below, wide], { align: 'right' });
      below += pen.write(label, [sumsAt, below, 170], { ink: 'soft' });
      if (detail !== undefined) {
        below += pen.write(detail, [sumsAt, below, 220], { size: 9, ink: 'soft' });
      }
      below += 5;
    }
    return below;
  };
  let at = lines(sheet.sums, y + 4);
  pen.panel([sumsAt - gap, at, right - sumsAt + gap, 38], 'tint');
  const [label, amount] = sheet.total;
  pen.write(label, [sumsAt, at + 9, 120], { size: 12, weight: 'bold' });
  pen.write(amount, [x - gap, at + 7, wide], { size: 15, weight: 'bold', align: 'right' });
  at += 44;
  if (sheet.inWords !== undefined) {
    const place = [sumsAt, at, right - sumsAt] as const;
    at += pen.write(sheet.inWords, place, { size: 9, ink: 'soft', align: 'right' });
  }
  at = Math.max(lines(sheet.below ?? [], at + 8), beside + 8);
  if (sheet.notice === undefined) return at;
  return at + pen.write(sheet.notice, [left, at + 6, width], { weight: 'bold' }) + 12;
};

const foot = (pen: Pen, { foot: lines, pageOf }: Sheet, page: number, pages: number): void => {
  pen.rule(bottom - 4, left, right);
  pen.write(lines.join(' '), [left, bottom + 4, width - 90], { size: 8, ink: 'soft' });
  pen.write(pageOf(page, pages), [right - 80, bottom + 4, 80], {
    size: 8,
    ink: 'soft',
    align: 'right',
  });
};

const sumsHeight = 180;

/** A PDF, tagged for screen readers, whose text can be copied in both languages. */
export const drawSheet = async (sheet: Sheet): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const regular = await fontOf('regular');
  const doc = new PDFDocument({
    size: 'A4',
    // Where to begin another page is decided here.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    font: regular as string,
    tagged: true,
    lang: `${sheet.language}-IN`,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.[1] ?? ''}`, Author: 'LocalHands' },
  });
  doc.registerFont('regular', regular);
  doc.registerFont('bold', await fontOf('bold'));
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const body = doc.struct('Document');
  doc.addStructure(body);
  const pen = makePen(doc, body);
  const roomFor = (y: number, height: number): number => {
    if (y + height <= bottom) return y;
    doc.addPage();
    return top;
  };
  let y = head(pen, sheet, top);
  y = facts(pen, sheet, y);
  y = parties(pen, sheet, y);
  y = columns(pen, sheet, y);
  for (const one of sheet.rows) y = row(pen, one, roomFor(y, rowHeight(pen, one)));
  sums(pen, sheet, roomFor(y, sumsHeight));
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    foot(pen, sheet, page + 1, count);
  }
  body.end();
  doc.end();
  return whole;
};
