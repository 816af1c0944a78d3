import type { PayoutOfRun } from '#contract/payout-run.ts';
import type { PayoutState } from '#domain/payout.ts';
import { words } from '#words/payout-run.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Asked, Verb } from './ask.tsx';

const tones: Readonly<Record<PayoutState, Tone>> = {
  held: 'warn',
  waiting: 'neutral',
  paid: 'good',
  returned: 'bad',
};

/** §29: what is in a bank file is not held any more; an older Monday's amount is in the newer one. */
const verbsFor = ({ state, inAFile }: PayoutOfRun, isNewest: boolean): readonly Verb[] => {
  if (state === 'held') return isNewest ? ['release'] : [];
  if (state === 'waiting') return [inAFile ? 'return' : 'hold'];
  return state === 'paid' ? ['return'] : [];
};

const detailsOf = ({ state, hold, inAFile, reference, reason }: PayoutOfRun): readonly string[] => {
  const where = state === 'waiting' && (inAFile ? words.atTheBank : words.notAtTheBank);
  const all = [where, hold !== null && words.holds[hold], reference, reason];
  return all.filter((one) => typeof one === 'string');
};

type Props = {
  payout: PayoutOfRun;
  /** No later Monday has payouts. */
  isNewest: boolean;
  onAsk: (asked: Asked) => void;
};

/** What became of a payout, and what can be done about it. */
export const LineState = ({ payout, isNewest, onAsk }: Props) => (
  <div className="flex min-w-32 flex-wrap items-start justify-between gap-x-3 gap-y-2">
    <div className="grid min-w-0 justify-items-start gap-1">
      <Badge tone={tones[payout.state]}>{words.states[payout.state]}</Badge>
      {detailsOf(payout).map((text) => (
        <span key={text} data-written className="text-ink-soft wrap-anywhere">
          {text}
        </span>
      ))}
    </div>
    {verbsFor(payout, isNewest).map((verb) => (
      <Button key={verb} variant="secondary" size="small" onClick={() => onAsk({ verb, payout })}>
        {words.actions[verb].button}
        <span className="sr-only">{payout.name}</span>
      </Button>
    ))}
  </div>
);
