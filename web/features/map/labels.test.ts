import { expect, test } from 'vitest';
import { boxBeside, sideOf } from './labels.ts';

/** A pin whose tip is here. */
const pinAt = (x: number, y: number) => ({ left: x - 17, right: x + 17, top: y - 42, bottom: y });
const name = (x: number) => boxBeside({ x, y: 100 }, 40, 'below');
const mumbai = { x: 100, y: 100 };

test.each([
  ['nothing', [], 'below'],
  ['a pin on the right', [pinAt(135, 120)], 'left'],
  ['a pin on the right and a name on the left', [pinAt(135, 148), name(40)], 'above'],
  ['a name under it', [boxBeside({ x: 100, y: 120 }, 20, 'below')], 'left'],
  ['a pin on its dot', [pinAt(100, 110)], undefined],
])('with %s near its dot the name of a city stands where nothing covers it', (_, there, side) => {
  expect(sideOf(mumbai, 50, there)).toBe(side);
});
