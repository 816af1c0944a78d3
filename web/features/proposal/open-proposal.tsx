import { ArrowRight } from 'lucide-react';
import type { BookingView } from '#contract/booking.ts';
import { acceptTime, declineTime, withdrawTime } from '#contract/proposal.ts';
import { words } from '#words/proposal.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { weekdayTimeText } from '../../ui/when.ts';

type Props = {
  id: string;
  proposal: NonNullable<BookingView['proposal']>;
  agreed: string;
  /** Whether the reader has proposed it. */
  mine: boolean;
  other: string;
  onDecided: () => void;
};

/** §27: the proposed time beside the agreed one, which holds until the yes; the yes names the time that was shown. */
export const OpenProposal = ({ id, proposal, agreed, mine, other, onDecided }: Props) => (
  <section className="bg-warn-soft rounded-control animate-rise grid gap-4 p-4 sm:p-5">
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{mine ? words.waiting(other) : words.proposes(other)}</h3>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
        <span className="text-ink-soft">
          <span className="sr-only">{words.agreed} </span>
          {weekdayTimeText(agreed)}
        </span>
        <ArrowRight aria-hidden className="text-warn size-5 shrink-0" />
        <strong>
          <span className="sr-only">{words.proposed} </span>
          {weekdayTimeText(proposal.startsAt)}
        </strong>
      </p>
      <p className="text-ink-soft">{words.holds(weekdayTimeText(proposal.answerBy))}</p>
    </div>
    {mine ? (
      <Withdraw id={id} onDecided={onDecided} />
    ) : (
      <Answer id={id} startsAt={proposal.startsAt} onDecided={onDecided} />
    )}
  </section>
);

type Deciding = Pick<Props, 'id' | 'onDecided'>;

const Withdraw = ({ id, onDecided }: Deciding) => {
  const withdraw = useSendAndSay(withdrawTime, { onSettled: onDecided });
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate({ params: { id } })}
    >
      {words.takeBack}
    </Button>
  );
};

const Answer = ({ id, startsAt, onDecided }: Deciding & { startsAt: string }) => {
  const accept = useSendAndSay(acceptTime, { onSettled: onDecided });
  const decline = useSendAndSay(declineTime, { onSettled: onDecided });
  const busy = accept.isPending || decline.isPending;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button
        variant="good"
        size="large"
        className="py-2.5"
        busy={accept.isPending}
        disabled={busy}
        onClick={() => accept.mutate({ params: { id }, body: { startsAt } })}
      >
        {words.accept}
      </Button>
      <Button
        variant="secondary"
        size="large"
        busy={decline.isPending}
        disabled={busy}
        onClick={() => decline.mutate({ params: { id } })}
      >
        {words.decline}
      </Button>
    </div>
  );
};
