import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customers, firstNames } from '../server/demo/people.ts';
import { portraitOf } from '../web/features/handyman/portrait.tsx';

const ids = Array.from({ length: 60 }, (_, id) => id);

describe('portraits', () => {
  it.each([...firstNames.man, ...firstNames.woman, ...customers])(
    'of the demo’s %s are pictures of at most 3 kB',
    (name) => {
      for (const address of new Set(ids.map((id) => portraitOf({ id, name })))) {
        expect(address).toMatch(/^\/images\/portraits\//);
        const { size } = statSync(new URL(`../web/public${address}`, import.meta.url));
        expect(size).toBeLessThanOrEqual(3000);
      }
    },
  );
});
