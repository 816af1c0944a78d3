import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { pauseSeries, resumeSeries, stopSeries } from '#contract/series.ts';
import type { SeriesView } from '#contract/series.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/series.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';

type Props = { series: SeriesView; as: Party };

/** §27: pause, go on, stop: by either side. */
export const SeriesButtons = ({ series, as }: Props) => {
  const [asked, setAsked] = useState<'pause' | 'stop'>();
  const [keep, setKeep] = useState(false);
  const close = { onSettled: () => setAsked(undefined) };
  const pause = useSendAndSay(pauseSeries, close);
  const resume = useSendAndSay(resumeSeries);
  const stop = useSendAndSay(stopSeries, close);
  const sending = { params: { id: series.series_id }, query: { as } };
  return (
    <div className="flex flex-wrap gap-2">
      {series.pausedBy === null && (
        <Button variant="secondary" size="small" onClick={() => setAsked('pause')}>
          <Pause aria-hidden className="size-4" />
          {words.pause}
        </Button>
      )}
      {series.pausedBy === as && (
        <Button size="small" busy={resume.isPending} onClick={() => resume.mutate(sending)}>
          <Play aria-hidden className="size-4" />
          {words.resume}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setAsked('stop')}>
        <Square aria-hidden className="size-4" />
        {words.stop}
      </Button>
      <Confirm
        open={asked === 'pause'}
        title={words.ask.pause.title}
        yes={words.ask.pause.yes}
        no={words.ask.no}
        busy={pause.isPending}
        onClose={() => setAsked(undefined)}
        onYes={() => pause.mutate(sending)}
      >
        <p>{words.ask.pause.text}</p>
      </Confirm>
      <Confirm
        open={asked === 'stop'}
        title={words.ask.stop.title}
        yes={words.ask.stop.yes}
        no={words.ask.no}
        busy={stop.isPending}
        onClose={() => setAsked(undefined)}
        onYes={() => stop.mutate({ ...sending, body: { keep } })}
      >
        <p>{words.ask.stop.text}</p>
        <label className="text-ink flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={keep}
            onChange={({ target }) => setKeep(target.checked)}
            className="accent-accent size-5"
          />
          {words.ask.stop.keep}
        </label>
      </Confirm>
    </div>
  );
};
