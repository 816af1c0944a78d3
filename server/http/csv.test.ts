import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const table = (cell: string | number | Date | null) => csvOf(['a'], [[cell]]).split('\r\n')[1];

test('a file begins with a byte order mark and ends each row with CR LF', () => {
  expect(csvOf(['No.', 'नाम'], [[1, 'आशा']])).toBe('\uFEFFNo.,नाम\r\n1,आशा\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91 98', "'+91 98"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  [' =1+1 a', "' =1+1 a"],
  ['Asha;=1+1', `"'Asha;=1+1"`],
  ['a; b', '"a; b"'],
  [-1, '-1'],
  [null, ''],
  // In India it is the next day already.
  [new Date('2026-03-30T20:05:09.123Z'), '2026-03-31 01:35:09'],
])('%o is written as %s', (cell, text) => {
  expect(table(cell)).toBe(text);
});
