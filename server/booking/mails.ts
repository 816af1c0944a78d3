import { serviceById } from '#domain/service.ts';
import { writeLetter } from '../letter.ts';
import type { Letter } from '../letter.ts';
import type { BookingRow } from './store.ts';

const toCustomer = (row: BookingRow) => ({ name: row.username, address: row.email });

const bookingLink = (row: BookingRow, publicUrl: string) => ({
  label: 'See your booking',
  url: `${publicUrl}/user/bookings/${row.id}`,
});

export const acceptedLetter = (row: BookingRow, code: string, publicUrl: string): Letter =>
  writeLetter({
    to: toCustomer(row),
    subject: `${row.name} is coming`,
    code,
    paragraphs: [
      `${row.name} has accepted your request for a ${serviceById(row.service).serviceName.toLowerCase()}. This is your start code:`,
      'Read it out when they are at your door, not before: it starts the job.',
    ],
    link: bookingLink(row, publicUrl),
  });

export const newCodeLetter = (row: BookingRow, code: string, publicUrl: string): Letter =>
  writeLetter({
    to: toCustomer(row),
    subject: 'Your new start code',
    code,
    paragraphs: [
      `This is the new start code for your booking with ${row.name}:`,
      'The earlier one does not work any more.',
    ],
    link: bookingLink(row, publicUrl),
  });
