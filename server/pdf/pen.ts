import type { Weight } from './fonts.ts';

type Doc = PDFKit.PDFDocument;

export const inks = {
  dark: '#12211f',
  soft: '#4b5a57',
  line: '#dbe4e1',
  teal: '#0f766e',
  tint: '#e0f3f1',
} as const;

export type Look = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly ink?: keyof typeof inks;
  readonly align?: 'left' | 'right';
};

/** Letters of Devanagari stand in another order than they are written in: what is copied and read out is said beside. */
const isReordered = /\p{Script=Devanagari}/u;

/** Texts on a page, each a paragraph in the order for screen readers. Gives how high it is. */
export const makePen = (doc: Doc, body: PDFKit.PDFStructureElement) => {
  const use = ({ size = 10, weight = 'regular', ink = 'dark' }: Look): Doc =>
    doc.font(weight).fontSize(size).fillColor(inks[ink]);

  const heightOf = (text: string, width: number, look: Look = {}): number =>
    use(look).heightOfString(text, { width });

  const write = (
    text: string,
    [x, y, width]: readonly [x: number, y: number, width: number],
    look: Look = {},
  ): number => {
    const height = heightOf(text, width, look);
    body.add(
      doc.struct('P', {}, () => {
        const said = isReordered.test(text);
        if (said) doc.markContent('Span', { actual: text });
        use(look).text(text, x, y, { width, align: look.align ?? 'left' });
        if (said) doc.endMarkedContent();
      }),
    );
    return height;
  };

  const rule = (y: number, from: number, to: number, ink: keyof typeof inks = 'line'): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(inks[ink]);
    doc.endMarkedContent();
  };

  const panel = (
    [x, y, width, height]: readonly [number, number, number, number],
    fill?: keyof typeof inks,
  ): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.roundedRect(x, y, width, height, 8);
    if (fill) doc.fill(inks[fill]);
    else doc.lineWidth(0.75).stroke(inks.line);
    doc.endMarkedContent();
  };

  /** The roof over a smile. */
  const logo = (x: number, y: number): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save().translate(x, y);
    doc.roundedRect(0, 0, 32, 32, 9).fill(inks.teal);
    doc.lineWidth(2.8).lineCap('round').lineJoin('round');
    doc.path('M7 16.2 16 8l9 8.2').stroke('#ffffff');
    doc.path('M11 20.5c1.4 2.3 3 3.5 5 3.5s3.6-1.2 5-3.5').stroke('#5eead4');
    doc.restore();
    doc.endMarkedContent();
  };

  return { write, heightOf, rule, panel, logo };
};
export type Pen = ReturnType<typeof makePen>;
