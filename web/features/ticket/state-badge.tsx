import type { Outcome, TicketState } from '#domain/ticket.ts';
import { words } from '#words/ticket.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';

const tones: Readonly<Record<TicketState, Tone>> = {
  open: 'warn',
  answered: 'accent',
  closed: 'neutral',
};

type Props = { state: TicketState; outcome: Outcome | null };

/** Where a ticket stands, in a word; a closed one by what came of it. */
export const TicketBadge = ({ state, outcome }: Props) => (
  <Badge tone={tones[state]}>
    {outcome === null ? words.states[state] : words.outcomes[outcome]}
  </Badge>
);
