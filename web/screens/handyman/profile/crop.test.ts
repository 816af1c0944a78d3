import { expect, test } from 'vitest';
import { edgeOf, layOut, middleOf, mostZoom, within } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the whole height of a wide picture is shown, from its middle', () => {
  expect(middleOf(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(edgeOf(wide, middleOf(wide))).toBe(200);
  expect(layOut(wide, middleOf(wide))).toEqual({
    width: '200%',
    height: '100%',
    left: '-50%',
    top: '0%',
  });
});

test('the square never leaves the picture, however far it is dragged or drawn closer', () => {
  expect(within(wide, { x: -50, y: 900, zoom: 1 })).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(within(wide, { x: 999, y: 0, zoom: 2 })).toEqual({ x: 350, y: 50, zoom: 2 });
  expect(within(wide, { x: 200, y: 100, zoom: 99 }).zoom).toBe(mostZoom);
  expect(within(wide, { x: 10, y: 10, zoom: 0.1 })).toEqual({ x: 100, y: 100, zoom: 1 });
});
