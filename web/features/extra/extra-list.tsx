import type { BookingView } from '#contract/booking.ts';
import { withdrawExtra } from '#contract/extra.ts';
import type { Extra } from '#contract/extra.ts';
import type { ExtraState } from '#domain/extra.ts';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/extra.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Rupees } from '../../ui/rupees.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const tones: Readonly<Record<ExtraState, Tone>> = {
  proposed: 'warn',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
};

type Props = {
  booking: BookingView;
  extras: readonly Extra[];
  as: Party;
  onTakenBack: () => void;
};

/** §20: what was proposed and what came of it; what is undecided its author may take back. */
export const ExtraList = ({ booking, extras, as, onTakenBack }: Props) => {
  const withdraw = useSendAndSay(withdrawExtra, { onSettled: onTakenBack });
  const { notification_id: id, customer } = booking;
  const stateOf = ({ state }: Extra) =>
    state === 'proposed' && as === 'handyman'
      ? words.propose.waiting(firstName(customer.username))
      : words.states[state];
  if (extras.length === 0) return null;
  return (
    <ul aria-label={words.list} className="divide-line grid divide-y">
      {extras.map((extra) => (
        <li
          key={extra.extra_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <span className="grid min-w-0 flex-1 basis-40 justify-items-start gap-1.5">
            <span className="max-w-full font-semibold wrap-anywhere">{extra.words}</span>
            <Badge tone={tones[extra.state]}>{stateOf(extra)}</Badge>
          </span>
          <span
            className={`font-semibold ${extra.state === 'approved' || extra.state === 'proposed' ? '' : 'text-ink-faint line-through'}`}
          >
            <Rupees amount={extra.amount} />
          </span>
          {as === 'handyman' && extra.state === 'proposed' && (
            <Button
              variant="secondary"
              size="small"
              aria-label={words.propose.takeBackOf(extra.words)}
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { id, extraId: extra.extra_id } })}
            >
              {words.propose.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
