import { addAddress, listAddresses } from '#contract/address.ts';
import { always, never } from './matrix-case.ts';
import type { Case } from './matrix-case.ts';
import { pune } from './people.ts';

/** Of saved addresses; what is done to one that exists has its own tests. */
export const addressCases: readonly Case[] = [
  {
    call: listAddresses,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: never, Y: never },
  },
  {
    call: addAddress,
    stage: 'nothing',
    ask: () => ({ body: { kind: 'home', address: 'Flat 12', ...pune } }),
    expect: { A: always, B: always, X: never, Y: never },
  },
];
