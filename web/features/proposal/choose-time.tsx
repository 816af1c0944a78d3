import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposeTime } from '#contract/proposal.ts';
import { words } from '#words/proposal.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { weekdayTimeText } from '../../ui/when.ts';
import { StartStrip } from '../slot/start-strip.tsx';
import { StartsComing } from '../slot/starts-coming.tsx';
import { freeStartsQuery } from './queries.ts';

type Props = { id: string; other: string; onDone: () => void };

/** §27: one of the times at which this professional is free, sent to the other side. */
export const ChooseTime = ({ id, other, onDone }: Props) => {
  const query = freeStartsQuery(id);
  const { data, error, refetch } = useQuery(query);
  const [chosen, setChosen] = useState<string>();
  const send = useSendAndSay(proposeTime, {
    onDone,
    // A time that is not free any more is not offered again.
    onRefused: () => setChosen(undefined),
    refetch: query.queryKey,
  });
  return (
    <section
      aria-label={words.another}
      className="border-line animate-rise grid min-w-0 gap-4 border-t pt-4"
    >
      <p className="text-ink-soft">{words.lead(other)}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <StartsComing />}
      {data &&
        (data.earliest === null ? (
          <p>{words.none(other)}</p>
        ) : (
          <StartStrip
            days={data.days}
            earliest={data.earliest}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      <div className="flex flex-wrap gap-3">
        {chosen !== undefined && (
          <Button
            size="large"
            className="py-2.5"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id }, body: { startsAt: chosen } })}
          >
            {words.propose(weekdayTimeText(chosen))}
          </Button>
        )}
        <Button variant="secondary" size="large" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </section>
  );
};
