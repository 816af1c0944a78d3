import { describe, expect, test } from 'vitest';
import { averageOf, publicTextFault, rankOf, refuseRating, tagsFor } from './rating.ts';
import type { RatingFacts } from './rating.ts';

test.each([
  [0, 0, null],
  [10, 2, null],
  [15, 3, 5],
  [14, 3, 4.7],
  [13, 3, 4.3],
  [79, 20, 4],
  [78, 20, 3.9],
  [980, 200, 4.9],
  [3, 3, 1],
])('§13 %i stars in %i ratings are shown as %s', (sum, count, shown) => {
  expect(averageOf({ sum, count })).toBe(shown);
});

test('§13 three ratings of five stars do not outrank two hundred of 4.9', () => {
  expect(rankOf({ sum: 15, count: 3 })).toBeLessThan(rankOf({ sum: 980, count: 200 }));
});

test('§13 somebody new stands above who is rated badly and below who is rated well', () => {
  const unknown = rankOf({ sum: 0, count: 0 });
  expect(rankOf({ sum: 10, count: 2 })).toBe(unknown);
  expect(rankOf({ sum: 15, count: 3 })).toBeGreaterThan(unknown);
  expect(rankOf({ sum: 150, count: 50 })).toBeLessThan(unknown);
});

test('§13 praise goes with many stars, problems with few, both with three', () => {
  expect(tagsFor('user', 5)).toContain('on_time');
  expect(tagsFor('user', 5)).not.toContain('late');
  expect(tagsFor('user', 1)).toContain('late');
  expect(tagsFor('user', 1)).not.toContain('on_time');
  expect(tagsFor('handyman', 3)).toEqual(
    expect.arrayContaining(['respectful', 'disrespectful']) as string[],
  );
  expect(tagsFor('handyman', 4)).not.toContain('on_time');
});

test.each([
  'Came at once, mended the tap.\nWould ask again!',
  'नल ठीक कर दिया, बहुत अच्छा काम।',
  'Came on 18/11/2026 at 10:30 and again on 8/12/2026 10:30.',
  'The parts were 750, 800, 950, 250.',
  'Paid 150 instead of 120, came at 10:30 on 14 November.',
  'क्\u200dया बात है 👍🏽',
])('§13 this may be said in public: %s', (text) => {
  expect(publicTextFault(text)).toBeUndefined();
});

test.each([
  ['Call me: 98230 12345', 'contact'],
  ['९८२३०१२३४५ पर फ़ोन करें', 'contact'],
  ['+91-98-23-01-23-45', 'contact'],
  ['98765/43210', 'contact'],
  ['98765—43210', 'contact'],
  ['9_8_7_6_5_4_3_2_1_0', 'contact'],
  ['t.me/ravi', 'contact'],
  ['Book me at ravi@example.com', 'contact'],
  ['cheaper at www.example.com', 'contact'],
  ['nice\u202Ework', 'hidden'],
])('§13 this may not: %s', (text, why) => {
  expect(publicTextFault(text)).toBe(why);
});

describe('§13 who may rate', () => {
  const facts: RatingFacts = { author: 'user', open: true, mine: undefined, theirsVisible: false };

  test.each<[string, Partial<RatingFacts>, string | undefined]>([
    ['a job that was done', {}, undefined],
    ['a job that was not, or too long ago', { open: false }, 'not_done'],
    ['again within a day', { mine: { visible: false, young: true } }, undefined],
    [
      'again after 30 days, within a day',
      { open: false, mine: { visible: false, young: true } },
      undefined,
    ],
    ['again later', { mine: { visible: false, young: false } }, 'too_old'],
    ['again when it is visible', { mine: { visible: true, young: true } }, 'visible'],
    ['the customer, who was rated visibly', { theirsVisible: true }, undefined],
    [
      'the professional, who was rated visibly',
      { author: 'handyman', theirsVisible: true },
      'read_theirs',
    ],
  ])('%s', (_, more, refusal) => {
    expect(refuseRating({ ...facts, ...more })).toBe(refusal);
  });
});
