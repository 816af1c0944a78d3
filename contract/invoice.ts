import { z } from 'zod';
import { invoiceKinds } from '#domain/invoice.ts';
import { languages } from '#domain/language.ts';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

const invoice = z.object({
  invoice_id: id,
  kind: z.enum(invoiceKinds).meta({
    description: 'A credit note takes back a part of the invoice that was refunded.',
  }),
  number: z.string().meta({ description: 'Without gaps in its kind and financial year.' }),
  issuedAt: instant,
  amount: z.number().meta({ description: 'In rupees.' }),
  cancelled: z.boolean().meta({
    description: 'Of a credit note: the bank has sent the refund back.',
  }),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = call({
  method: 'GET',
  path: '/api/bookings/:id/invoices',
  who: 'user',
  summary:
    'The invoice of a booking of mine and its credit notes, the oldest first. There is none before the work is done and paid.',
  params: z.object({ id }),
  reply: z.object({ msg, invoices: z.array(invoice) }),
  refusals: [404],
});

export const getInvoiceFile = call({
  method: 'GET',
  path: '/api/invoices/:id/file.pdf',
  who: 'user',
  summary: 'An invoice or credit note of mine as a PDF.',
  params: z.object({ id }),
  query: z.object({
    language: z.enum(languages).optional().meta({
      description: 'Otherwise the language that I read in.',
    }),
  }),
  reply: z.string().meta({ description: 'application/pdf' }),
  refusals: [404],
});
