import type { Language } from '#domain/language.ts';
import { mailName } from '#domain/name.ts';
import type { Invite } from '../ports/mail.ts';
import { escapeHtml } from '../html/escape.ts';
import { wordsIn } from '../words/words.ts';

/** A mail before it has an id: what a slice's mails.ts writes. */
export type WrittenMail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly invite?: Invite;
  /** The time after which it is not sent any more. */
  readonly usefulMinutes?: number;
  /** §27: the booking that it reminds of; not sent once that is off or moved. */
  readonly remindsOf?: string;
  /** §23: the outbox deletes its row after sending. */
  readonly forget?: boolean;
};

/** The language of the recurring texts; the others are passed in that language. */
type Recipient = WrittenMail['to'] & { readonly language: Language };

type Draft = {
  readonly to: Recipient;
  readonly subject: string;
  /** One paragraph each. */
  readonly paragraphs: readonly string[];
  /** Shown large between the first paragraph and the rest. */
  readonly code?: string;
  /** A small table after the first paragraph. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly usefulMinutes?: number;
};

const page =
  'margin:0;padding:24px;background:#f6f8f7;font:16px/1.5 Figtree,Arial,sans-serif;color:#12211f';
const card = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:16px';
const big = 'margin:16px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#0f766e';
const button =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0f766e;color:#fff;text-decoration:none;font-weight:600';

const cell = 'padding:6px 0;border-top:1px solid #dfe6e4;text-align:left;font-weight:400';

const htmlTable = (rows: NonNullable<Draft['rows']>): string => {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${lines.join('')}</table>`;
};

/** The plain text part and the HTML part of a mail. */
export const writeMail = (draft: Draft): WrittenMail => {
  const { language, address } = draft.to;
  const words = wordsIn[language].mails;
  const name = mailName(draft.to.name, words.there);
  const greeting = words.greeting(name);
  const [first = '', ...rest] = draft.paragraphs;
  const spaced = draft.code === undefined ? [] : [draft.code];
  const rows = draft.rows ?? [];
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const link = draft.link ? [`${draft.link.label}: ${draft.link.url}`] : [];
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return {
    to: { name, address },
    subject: draft.subject,
    ...(draft.usefulMinutes === undefined ? {} : { usefulMinutes: draft.usefulMinutes }),
    text: [
      greeting,
      first,
      ...spaced,
      ...(table === '' ? [] : [table]),
      ...rest,
      ...link,
      'LocalHands',
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(draft.subject)}</title></head>`,
      `<body style="${page}"><div style="${card}">`,
      p(greeting),
      p(first),
      draft.code === undefined ? '' : `<p style="${big}">${escapeHtml(draft.code)}</p>`,
      rows.length === 0 ? '' : htmlTable(rows),
      ...rest.map(p),
      draft.link
        ? `<p style="margin:0 0 16px"><a style="${button}" href="${escapeHtml(draft.link.url)}">${escapeHtml(draft.link.label)}</a></p>`
        : '',
      `<p style="margin:24px 0 0;color:#5b6b68;font-size:14px">${escapeHtml(words.footer)}</p></div></body></html>`,
    ].join(''),
  };
};
