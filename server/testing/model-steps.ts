import fc from 'fast-check';

const who = fc.nat({ max: 1 });
/** What a customer or handyman may try, sensible or not. */
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('ask' as const), user: who, handyman: who }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('accept' as const), handyman: who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), handyman: who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('set_out' as const, 'share' as const, 'arrive' as const),
      handyman: who,
      booking: fc.nat(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      handyman: who,
      user: who,
      right: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('finish' as const), handyman: who, user: who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), who, booking: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      role: fc.constantFrom('user' as const, 'handyman' as const),
      who,
      booking: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('online' as const),
      handyman: who,
      online: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('time' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
