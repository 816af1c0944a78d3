import { expect, test } from 'vitest';
import { textOfPdf } from '../testing/pdf.ts';
import { drawSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const sheet: Sheet = {
  language: 'hi',
  title: 'इनवॉइस',
  subtitle: 'ग्राहक की प्रति',
  facts: [['नंबर', 'LHI-2627-000001']],
  parties: [{ title: 'विक्रेता', lines: ['श्री ज्ञानेश्वर स्वच्छता', 'पहली मंज़िल'] }],
  columns: ['विवरण', 'रकम'],
  rows: [],
  sums: [{ label: 'GST', detail: 'CGST + SGST', amount: '₹1.00' }],
  total: ['कुल', '₹301.00'],
  notice: 'भुगतान हो चुका है।',
  foot: ['बिना हस्ताक्षर के मान्य।'],
  pageOf: (page, pages) => `पृष्ठ ${page} / ${pages}`,
};

const rowsOf = (count: number): Sheet['rows'] =>
  Array.from({ length: count }, (_, n) => ({
    text: `${n + 1}. नल की मरम्मत`,
    detail: 'रसोई',
    amount: `₹${n}.00`,
  }));

test('what is copied from a sheet is in the order in which it is written, in Hindi too', async () => {
  const [page = '', ...more] = await textOfPdf(await drawSheet({ ...sheet, rows: rowsOf(1) }));
  expect(more).toEqual([]);
  for (const text of ['श्री ज्ञानेश्वर स्वच्छता', 'ग्राहक की प्रति', '1. नल की मरम्मत', '₹301.00']) {
    expect(page).toContain(text);
  }
});

test('a sheet of many lines goes on over pages: each line once, and the number of each page', async () => {
  const pages = await textOfPdf(await drawSheet({ ...sheet, rows: rowsOf(60) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [n, page] of pages.entries()) {
    expect(page).toContain(`पृष्ठ ${n + 1} / ${pages.length}`);
  }
  const whole = pages.join('\n');
  for (let n = 1; n <= 60; n += 1)
    expect(whole.match(new RegExp(`^${n}\\. नल`, 'gm'))).toHaveLength(1);
});

test('it is tagged, in its language, and has its title and number as its name', async () => {
  const file = (await drawSheet(sheet)).toString('latin1');
  expect(file).toContain('/Marked true');
  expect(file).toContain('(hi-IN)');
  expect(file).toContain('/DisplayDocTitle true');
});
