import { stopDispatch } from '#contract/dispatch.ts';
import type { DispatchView } from '#contract/dispatch.ts';
import { waves } from '#domain/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import { Countdown, useTimeLeft } from '../../../features/booking/countdown.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { CountdownRing } from '../../../features/booking/time-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { weekdayTimeText } from '../../../ui/when.ts';
import { People } from './people.tsx';

type Props = { dispatch: DispatchView };

/** Whom we wait for, how long, and the way to stop it. */
export const Asking = ({ dispatch }: Props) => {
  const serviceNamed = useServiceNamed();
  const stop = useSendAndSay(stopDispatch);
  const { dispatch_id, service, price, asked, waiting, saidNo, people, wave, next, startsAt } =
    dispatch;
  const nextWaveAt = dispatch.nextWaveAt ?? dispatch.createdAt;
  const waveAt = waveBegin(nextWaveAt, startsAt !== null);
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-5 py-6 sm:gap-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <div className="grid flex-1 basis-56 gap-1.5">
          <p className="text-ink-soft font-medium">
            {serviceNamed(service)}, <Rupees amount={price.total} />
          </p>
          <h1 tabIndex={-1} className="text-[1.7rem] leading-tight font-bold sm:text-4xl">
            {words.asking.title(asked)}
          </h1>
          <p className="text-ink-soft sm:text-lg">
            {startsAt !== null && `${visitTime.visit(weekdayTimeText(startsAt))}. `}
            {words.asking.text}
          </p>
        </div>
        <CountdownRing from={waveAt} until={nextWaveAt} />
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={words.figures.asked} value={asked} />
        <Figure name={words.figures.waiting} value={waiting} />
        <Figure name={words.figures.saidNo} value={saidNo} />
      </dl>
      <p aria-live="polite" className="bg-sunken rounded-control px-4 py-3 font-medium">
        <Next until={nextWaveAt} next={wave >= waves.most ? 0 : next} />
      </p>
      <People people={people} from={waveAt} until={nextWaveAt} />
      <div className="grid gap-2">
        <Button
          variant="danger"
          size="large"
          busy={stop.isPending}
          onClick={() => stop.mutate({ params: { id: dispatch_id } })}
        >
          {words.asking.stop}
        </Button>
        <p className="text-ink-soft text-center text-sm">{words.asking.leave}</p>
      </div>
    </div>
  );
};

/** §27: a wave for a later visit has minutes to answer. */
const waveBegin = (end: string, later: boolean): string =>
  new Date(Date.parse(end) - (later ? waves.laterSeconds : waves.seconds) * 1000).toISOString();

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className="rounded-card border-line bg-surface shadow-card flex flex-col-reverse border px-3 py-3 text-center">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="text-2xl font-bold tabular-nums">{value}</dd>
  </div>
);

/** What happens next, and when. */
const Next = ({ until, next }: { until: string; next: number }) => {
  const left = useTimeLeft(until);
  if (left === 0) return words.asking.looking;
  const time = <Countdown until={until} />;
  return next === 0 ? words.asking.lastWave(time) : words.asking.nextWave(time, next);
};
