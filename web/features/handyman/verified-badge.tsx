import { BadgeCheck } from 'lucide-react';
import { words } from '#words/verified.ts';
import { Badge } from '../../ui/badge.tsx';

/** §12: an operator has seen who they are. */
export const VerifiedBadge = () => (
  <Badge tone="good">
    <BadgeCheck aria-hidden className="size-4" />
    {words.verified}
  </Badge>
);
