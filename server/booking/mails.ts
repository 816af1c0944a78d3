import { handymanInMails, mailName } from '#domain/name.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { BookingRow } from './store.ts';

const toCustomer = (row: BookingRow) => ({ name: row.username, address: row.email });

/** Subjects never hold what a person wrote: under our name it would look like our own word. */
const serviceOf = (row: BookingRow) => row.service_name.toLowerCase();

const handymanName = (row: BookingRow) => handymanInMails(row.name, serviceOf(row));

const bookingLink = (row: BookingRow, publicUrl: string) => ({
  label: 'See your booking',
  url: `${publicUrl}/user/bookings/${row.id}`,
});

/** What people say on the phone when they ask about it. */
const numberOf = (row: BookingRow) => [['Booking', String(row.number)]] as const;

/** The list that the request was sent from: who is next nearest stands there. */
const nearestLink = (row: BookingRow, publicUrl: string) => {
  const query = new URLSearchParams({
    service: row.service_name,
    lat: String(row.lat),
    long: String(row.long),
    cost: String(row.cost),
  });
  return {
    label: 'See who is near',
    url: `${publicUrl}/services/serviceProvider?${query.toString()}`,
  };
};

/** Later than this nobody waits for an answer any more. */
const usefulMinutes = 12 * 60;

export const acceptedMail = (row: BookingRow, code: string, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: `Your ${serviceOf(row)} is coming`,
    code,
    paragraphs: [
      `${handymanName(row)} has accepted your request for a ${serviceOf(row)}. This is your start code:`,
      'Read it out when they are at your door, not before: it starts the job.',
    ],
    rows: numberOf(row),
    link: bookingLink(row, publicUrl),
  });

export const newCodeMail = (row: BookingRow, code: string, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: 'Your new start code',
    code,
    paragraphs: [
      `This is the new start code for your booking with ${handymanName(row)}:`,
      'The earlier one does not work any more.',
    ],
    rows: numberOf(row),
    link: bookingLink(row, publicUrl),
  });

export const declinedMail = (row: BookingRow, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: `Your request for a ${serviceOf(row)} was declined`,
    paragraphs: [
      row.end_reason === 'took_another_job'
        ? `${handymanName(row)} has just taken another job and cannot come.`
        : `${handymanName(row)} cannot come this time.`,
      'Others are near. You can ask the next one at once.',
    ],
    rows: numberOf(row),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });

export const expiredMail = (row: BookingRow, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: `Nobody answered your request for a ${serviceOf(row)}`,
    paragraphs: [
      `${handymanName(row)} did not answer in time, so your request has ended.`,
      'Others are near. You can ask the next one at once.',
    ],
    rows: numberOf(row),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });

/** What was paid comes back by itself, and has a mail of its own. */
export const calledOffByHandyman = (row: BookingRow, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: `Your ${serviceOf(row)} had to cancel`,
    paragraphs: [
      `${handymanName(row)} has called off your booking. We are sorry.`,
      'If you have paid, everything is refunded to your card. Others are near: you can ask the next one at once.',
    ],
    rows: numberOf(row),
    link: nearestLink(row, publicUrl),
    usefulMinutes,
  });

/** The customer's name and no more: with the job the way to reach them is gone. */
export const calledOffByCustomer = (row: BookingRow, publicUrl: string): WrittenMail =>
  writeMail({
    to: { name: row.name, address: row.handyman_email },
    subject: 'Your job was cancelled',
    paragraphs: [
      `${mailName(row.username, 'The customer')} has called off the job that you had accepted. You do not need to go there.`,
      'You are free for the next request.',
    ],
    rows: numberOf(row),
    link: { label: 'Open your dashboard', url: `${publicUrl}/handyman/dashboard` },
    usefulMinutes,
  });

export const closedByTime = (row: BookingRow, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: 'Your job was closed as done',
    paragraphs: [
      `The work by ${handymanName(row)} was started a day ago and nobody has said that it is done, so we have closed the job.`,
      'If something is not right, please write to us.',
    ],
    rows: numberOf(row),
    link: bookingLink(row, publicUrl),
  });
