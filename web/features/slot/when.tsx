import { CalendarClock, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rhythm } from '#domain/series.ts';
import type { Place } from '#domain/place.ts';
import { words } from '#words/slots.ts';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Fetched once a customer wants another time than now. */
const Starts = lazyComponent(async () => (await import('./starts.tsx')).Starts);

const RepeatChoice = lazyComponent(
  async () => (await import('../series/repeat-choice.tsx')).RepeatChoice,
);

export type Timing = {
  readonly later: boolean;
  readonly at: string | undefined;
  /** §27: how often, unless it is once. */
  readonly repeats?: Rhythm | undefined;
};

type Props = Timing & {
  service: string;
  place: Place | undefined;
  /** Whether the service may be asked for again and again. */
  mayRepeat: boolean;
  onTime: (timing: Timing) => void;
};

/** §27: now or later; now unless it is said otherwise. */
export const When = ({ service, place, mayRepeat, later, at, repeats, onTime }: Props) => (
  <Card className="grid gap-4 p-4 sm:p-5">
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-bold">{words.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        <Choice
          checked={!later}
          icon={<Zap aria-hidden className="text-accent size-5 shrink-0" />}
          title={words.now}
          text={words.nowText}
          onChoose={() => onTime({ later: false, at: undefined })}
        />
        <Choice
          checked={later}
          icon={<CalendarClock aria-hidden className="text-accent size-5 shrink-0" />}
          title={words.later}
          text={words.laterText}
          onChoose={() => onTime({ later: true, at, repeats })}
        />
      </div>
    </fieldset>
    {later && mayRepeat && place && at === undefined && (
      <p className="text-ink-soft text-sm">{words.repeatHint}</p>
    )}
    {later && place && (
      <Starts
        service={service}
        place={place}
        chosen={at}
        onChoose={(start: string) => onTime({ later: true, at: start, repeats })}
      />
    )}
    {later && mayRepeat && at !== undefined && (
      <RepeatChoice
        at={at}
        repeats={repeats}
        onChoose={(often: Rhythm | undefined) => onTime({ later: true, at, repeats: often })}
      />
    )}
    {later && !place && <p className="text-ink-soft">{words.needPlace}</p>}
  </Card>
);

type ChoiceProps = {
  checked: boolean;
  icon: ReactNode;
  title: string;
  text: string;
  onChoose: () => void;
};

const Choice = ({ checked, icon, title, text, onChoose }: ChoiceProps) => (
  <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent relative flex cursor-pointer items-start gap-2.5 border p-3 transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
    <input
      type="radio"
      name="when"
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    {icon}
    <span className="min-w-0 leading-snug">
      <span className="block font-bold">{title}</span>
      <span className="text-ink-soft text-sm">{text}</span>
    </span>
  </label>
);
