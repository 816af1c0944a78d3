import { describe, expect, test } from 'vitest';
import { clearest, costs } from './clear-end.ts';

const place = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 390 });
const row = (top: number, bottom: number) => ({ ...place(top, bottom), cost: costs.other });

describe('where messages stand (§9)', () => {
  const atTop = ['top', place(8, 78)] as const;
  const atBottom = ['bottom', place(758, 828)] as const;

  test('at the end that comes first while no button is there', () => {
    expect(clearest([atTop, atBottom], [row(400, 450)])).toBe('top');
    expect(clearest([atBottom, atTop], [row(400, 450)])).toBe('bottom');
  });

  test('at the other end when a button is there', () => {
    expect(clearest([atTop, atBottom], [row(70, 120)])).toBe('bottom');
    expect(clearest([atBottom, atTop], [row(780, 830)])).toBe('top');
  });

  test('where they cover fewest when there are buttons at both ends', () => {
    const crowded = [row(10, 40), row(50, 90), row(800, 840)];
    expect(clearest([atTop, atBottom], crowded)).toBe('bottom');
  });

  test('never on a call to action while the other end has only other buttons', () => {
    const action = { ...row(70, 120), cost: costs.action };
    expect(clearest([atTop, atBottom], [action, row(760, 780), row(790, 820)])).toBe('bottom');
  });

  test('a button beside them is not covered', () => {
    const corner = ['bottom', { top: 700, bottom: 828, left: 900, right: 1284 }] as const;
    expect(
      clearest([corner, atTop], [{ top: 720, bottom: 770, left: 100, right: 500, cost: 1 }]),
    ).toBe('bottom');
  });
});
