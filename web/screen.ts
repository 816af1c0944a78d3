import type { ComponentType } from 'react';
import type { PagePath } from '#contract/pages.ts';
import type { Party } from '#domain/role.ts';

/** §2: a page and what has to be there before it is shown. */
export type Screen = {
  path: PagePath | '/operator/*' | '*';
  title: string;
  /** Whose header it has; the operator's pages have one of their own. */
  frame: Party | 'none';
  /** Who must be logged in to see it. */
  needs?: Party;
  load: () => Promise<{ default: ComponentType }>;
};
