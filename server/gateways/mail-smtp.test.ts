import { expect, test } from 'vitest';
import { icsOf } from '#domain/ics.ts';
import { startSmtp } from '../testing/smtp.ts';
import { readCalendar } from '../testing/calendar.ts';
import { openSmtp } from './mail-smtp.ts';

const entry = {
  uid: 'a@localhands',
  sequence: 3,
  writtenAt: 0,
  from: 0,
  to: 3_600_000,
  summary: 'प्लंबर का काम: राजेश्वरी विश्वनाथन, दूसरी मंज़िल पर, पीछे के दरवाज़े से',
  description: 'Booking: 1012',
  location: undefined,
  url: 'http://localhost:3000/',
  cancelled: true,
};

test('§27 a visit comes beside the text and as a file, byte for byte', async () => {
  const smtp = await startSmtp();
  const port = openSmtp({ url: smtp.url, from: 'LocalHands <hello@localhands.example>' });
  const between = { organizer: 'hello@localhands.example', attendee: 'asha@example.com' };
  const file = icsOf({ language: 'hi', entries: [entry], between });
  const to = { name: 'Asha', address: 'asha@example.com' };
  const mail = { id: '1', to, subject: 'Off', text: 'Off', html: '<p>Off</p>' };
  expect(await port.send({ ...mail, invite: { method: 'CANCEL', file } })).toBe('taken');
  port.close();
  await smtp.stop();
  const content = smtp.caught[0]?.content ?? '';
  expect(content).toMatch(/Content-Type: multipart\/alternative/);
  expect(content).toMatch(/Content-Type: text\/calendar;[^:]*method=CANCEL/);
  expect(content).toMatch(/Content-Disposition: attachment; filename=visit\.ics/);
  const parts = [...content.matchAll(/base64\r\n(?:\S.*\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/g)]
    .map(([, part = '']) => Buffer.from(part, 'base64').toString())
    .filter((part) => part.startsWith('BEGIN:VCALENDAR'));
  expect(parts).toEqual([file]);
  expect(readCalendar(parts[0] ?? '')).toMatchObject([{ method: 'CANCEL', sequence: 3 }]);
});
