import type { Place } from '#domain/place.ts';

/** A seeded random generator: the demo is the same on every machine. */
export const dice = (seed: number) => {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(roll() * n);
  return {
    below,
    pick: <T>(list: readonly T[]): T => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    /** Somewhere in a part of town: at most a kilometre and a half from its middle. */
    within: ({ lat, long }: Place): Place => ({
      lat: lat + (roll() - 0.5) * 0.018,
      long: long + (roll() - 0.5) * 0.018,
    }),
    uuid: (): string => {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return digits.replace(
        /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
        (_, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-4${c}-8${d}-${e}`,
      );
    },
  };
};

export type Dice = ReturnType<typeof dice>;
