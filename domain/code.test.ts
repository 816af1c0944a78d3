import { describe, expect, test } from 'vitest';
import { isCode, spreadPaste } from './code.ts';

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['१२३४५६', false],
  ['', false],
])('§9 %j is a code: %s', (text, expected) => {
  expect(isCode(text)).toBe(expected);
});

describe('§5 pasting', () => {
  const empty = ['', '', '', '', '', ''];
  test.each([
    [empty, 0, '123456', '123456'],
    [empty, 0, '123 456', '123456'],
    [empty, 0, '12345678', '123456'],
    [empty, 4, '1234', '12'],
    [['9', '9', '', '', '', ''], 2, '12', '9912'],
    [['1', '2', '3', '4', '5', '6'], 0, 'no digits', '123456'],
  ])('into %j from box %i: %j', (boxes, at, pasted, expected) => {
    expect(spreadPaste(boxes, at, pasted).join('')).toBe(expected);
  });
});
