import type { Counts } from '#contract/rating.ts';
import { words } from '#words/rating.tsx';

/** §13: that a rating is in no average, and what may change it. */
export const NotCounted = ({ counts }: { counts: Counts }) =>
  counts !== 'yes' && <p className="text-ink-soft text-sm">{words.notCounted[counts]}</p>;
