import type { DisputeState } from '#domain/dispute.ts';
import { words } from '#words/dispute.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';

const tones: Readonly<Record<DisputeState, Tone>> = {
  open: 'warn',
  answered: 'accent',
  lost: 'bad',
  won: 'good',
};

export const DisputeBadge = ({ state }: { state: DisputeState }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
);
