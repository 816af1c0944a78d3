import { expect, test } from 'vitest';
import { mailName, nameFault } from './name.ts';

test.each([
  'Asha',
  'O’Brien',
  'S.P.Singh',
  'Dr. A.Kumar',
  'Customer 12',
  'आशा',
  'श्री\u200dमती',
  'क्\u200dष',
  '李小龙',
  'Zoë',
  'Ravi s/o Mohan',
  'S.P.Singh',
  'R.Kumar',
  'محمد',
  'Asha 🌸',
  '👩🏽\u200d🔧 Ravi',
  '❤\uFE0F\u200d🔥 Ravi',
  '<b>Asha</b>',
  'A',
])('§5 %j is a name', (name) => {
  expect(nameFault(name)).toBeUndefined();
});

test.each([
  ['\u200b\u200b', 'hidden'],
  ['\u3164', 'hidden'],
  ['\u2800\u2800', 'hidden'],
  ['\u202Egro.live', 'hidden'],
  ['Asha\u200d', 'hidden'],
  ['A\u00adsha', 'hidden'],
  ['\u{E0041}Asha', 'hidden'],
  ['As\tha', 'hidden'],
  ['\uE000', 'hidden'],
  ['123 456', 'no_letter'],
  ['🌸', 'no_letter'],
  ['Win at evil.com', 'link'],
  ['bit.ly/x', 'link'],
  ['t.me/LocalHandsRefund', 'link'],
  ['g.co/pay', 'link'],
  ['x.com/abc', 'link'],
  ['Win at x.com', 'link'],
  ['pay.example/now', 'link'],
  ['https://e', 'link'],
  ['WWW.example', 'link'],
  ['help@localhands', 'link'],
  ['ｅｖｉｌ．ｃｏｍ', 'link'],
  ['evil。com', 'link'],
] as const)('§5 %j is no name: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test('an old name that would be refused today is left out of mails', () => {
  expect(mailName('Win at evil.com', 'your plumber')).toBe('your plumber');
  expect(mailName('Ravi', 'your plumber')).toBe('Ravi');
});
