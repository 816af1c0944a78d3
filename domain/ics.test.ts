import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icsOf } from './ics.ts';
import type { CalendarEntry } from './ics.ts';

const entry: CalendarEntry = {
  uid: '7b0ee3ba@localhands',
  sequence: 0,
  writtenAt: Date.parse('2026-11-18T10:00:00Z'),
  from: Date.parse('2026-11-21T04:30:00Z'),
  to: Date.parse('2026-11-21T05:30:00Z'),
  summary: 'Plumber: Ravi',
  description: 'Booking 1012',
  location: 'Flat 5, Rose Villa',
  url: 'http://localhost:3000/user/bookings/7b0ee3ba',
  cancelled: false,
};

const readBack = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
};

const between = { organizer: 'hello@localhands.example', attendee: 'asha@example.com' };

test('§27 a program reads back what was written', () => {
  const { calendar, event } = readBack(icsOf({ language: 'en', entries: [entry], between }));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe(entry.uid);
  expect(event.sequence).toBe(0);
  expect(event.startDate.toJSDate().getTime()).toBe(entry.from);
  expect(event.endDate.toJSDate().getTime()).toBe(entry.to);
  expect([event.summary, event.location]).toEqual([entry.summary, entry.location]);
  expect(event.organizer).toBe('mailto:hello@localhands.example');
});

test('§27 what is off is taken out by its own method, and a file to keep has no parties', () => {
  const off = { ...entry, cancelled: true, sequence: 2 };
  const cancelled = readBack(icsOf({ language: 'en', entries: [off], between }));
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(cancelled.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  const published = icsOf({ language: 'en', entries: [entry], name: 'LocalHands; visits' });
  expect(published).toContain('METHOD:PUBLISH');
  expect(published).toContain(String.raw`X-WR-CALNAME:LocalHands\; visits`);
  expect(published).not.toMatch(/ORGANIZER|ATTENDEE/);
});

const octets = (line: string) => new TextEncoder().encode(line).length;

test('§27 no line is longer than 75 octets, also in Devanagari, and no character is cut', () => {
  const summary = 'प्लम्बर: राजेश्वरी विश्वनाथन के यहाँ, दूसरी मंज़िल पर 🔧'.repeat(4);
  const file = icsOf({ language: 'hi', entries: [{ ...entry, summary }], between });
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map(octets))).toBe(75);
  expect(readBack(file).event.summary).toBe(summary);
});

test('§27 whatever people have typed stays text, and is read back as it was', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(typed, typed, (summary, location) => {
      const file = icsOf({ language: 'en', entries: [{ ...entry, summary, location }] });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029]/u);
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      const { calendar, event } = readBack(file);
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
      expect(event.uid).toBe(entry.uid);
      const plain = (text: string) =>
        text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');
      expect(event.summary).toBe(plain(summary));
    }),
  );
});

test('§27 a line break in a name begins no line of its own', () => {
  const summary = 'Asha\r\nATTENDEE:mailto:mallory@example.com\nEND:VEVENT';
  const file = icsOf({ language: 'en', entries: [{ ...entry, summary }] });
  expect(file.split('\r\n').filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual([
    'END:VEVENT',
  ]);
});
