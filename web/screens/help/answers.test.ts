import { expect, test } from 'vitest';
import { helpTerms } from '#domain/help-terms.ts';
import { words as english } from '../../words/en/help.ts';
import { words as hindi } from '../../words/hi/help.ts';
import { findAnswers } from './answers.ts';

const found = (typed: string, { topics } = hindi) =>
  findAnswers(typed, topics).flatMap(({ answers }) => answers.map(({ id }) => id));

test.each([
  ['रिफंड', 'paying-refund'],
  ['रिफ़ंड', 'paying-refund'],
  ['रिफँड', 'paying-refund'],
  ['refund', 'paying-refund'],
  ['Refund', 'paying-refund'],
  ['कैंसिल', 'booking-cancel'],
  ['cancel', 'booking-cancel'],
  ['बुकिंग कैंसिल', 'booking-cancel'],
  ['पैसा', 'paying-refund'],
  ['पैसों', 'paying-cardRefused'],
  ['UPI', 'paying-price'],
  ['फोन', 'safety-whoSees'],
  ['खतरा', 'safety-behaved'],
])('in Hindi %s finds %s', (typed, answer) => {
  expect(found(typed)).toContain(answer);
});

test.each(['refund', 'cancel', 'रिफंड'])('in English %s finds something too', (typed) => {
  expect(found(typed, english)).not.toEqual([]);
});

test.each(['zzzz', 'टैक्सी', 'refund zzzz'])('%s finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('nothing typed leaves every answer, and each one with terms is there', () => {
  const all = found(' ');
  expect(all).toEqual(found('', english));
  expect(all).toEqual(
    expect.arrayContaining(Object.keys(helpTerms).map((key) => key.replace(' ', '-'))),
  );
});
