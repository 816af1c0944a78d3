import { BadgeCheck } from 'lucide-react';
import { words as handymanWords } from '#words/handyman.ts';
import { Badge } from '../../ui/badge.tsx';

const words = handymanWords.badge;

/** §12: an operator has seen who they are. */
export const VerifiedBadge = () => (
  <Badge tone="good">
    <BadgeCheck aria-hidden className="size-4" />
    {words.verified}
  </Badge>
);
