import type { Verification } from '#domain/verification.ts';
import { words } from '#words/verification.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';

const tones: Readonly<Record<Verification, Tone>> = {
  applied: 'warn',
  verified: 'good',
  refused: 'neutral',
  suspended: 'bad',
};

/** Where a professional's application stands. */
export const VerificationBadge = ({ status }: { status: Verification }) => (
  <Badge tone={tones[status]}>{words.states[status]}</Badge>
);
