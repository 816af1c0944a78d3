import { describe, expect, it } from 'vitest';
import { portraitOf } from './portrait.tsx';

const pictureOf = (name: string, id: string | number = 1) => portraitOf({ id, name });

describe('the portrait of somebody without a photo', () => {
  it('is the same one each time, and another one for another person of that name', () => {
    expect(pictureOf('Ramesh Patil', 'a')).toBe(pictureOf('Ramesh Patil', 'a'));
    const faces = new Set(Array.from({ length: 200 }, (_, id) => pictureOf('Ramesh Patil', id)));
    expect(faces.size).toBe(24);
  });

  it.each([
    ['Ramesh Patil', 'man'],
    ['  dr. SUNITA Sharma', 'woman'],
    ['Smt. Lakshmi', 'woman'],
    ['Balbir Singh', 'turban'],
    ['Gurpreet Singh', 'turban'],
    ['Gurpreet Kaur', 'woman'],
    ['Fatima Shaikh', 'veil'],
  ])('of %s is a %s', (name, file) => {
    expect(pictureOf(name)).toContain(`/images/portraits/${file}-`);
  });

  it.each(['Xyzzy Quux', 'Gurpreet Sharma', '🙂', 'रमेश', '<b>&"'])(
    'of %s, which tells nothing, is a drawing of initials',
    (name) => {
      const svg = decodeURIComponent(pictureOf(name));
      expect(svg).toMatch(/^data:image\/svg\+xml,<svg/);
      expect(svg).toMatch(/>\p{L}{0,2}<\/text>/u);
    },
  );

  it('writes a Hindi letter together with its vowel sign', () => {
    expect(decodeURIComponent(pictureOf('मीरा'))).toContain('>मी</text>');
  });

  it('gives nobody a bindi whose name makes one unlikely', () => {
    for (let id = 0; id < 50; id++) {
      const number = Number(/woman-(\d+)/.exec(pictureOf('Mary Fernandes', id))?.[1]);
      expect(number).toBeGreaterThan(10);
    }
  });

  it('shows no customer in work clothes', () => {
    for (let id = 0; id < 50; id++) {
      const address = portraitOf({ id, name: 'Rohan Desai' }, true);
      expect(Number(/man-(\d+)/.exec(address)?.[1])).toBeLessThan(13);
    }
  });
});
