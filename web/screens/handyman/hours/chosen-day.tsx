import { ChevronDown, CircleAlert, Clock, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { Week } from '#domain/hours.ts';
import { copied, otherDays, stretchesOn } from '#domain/week-edit.ts';
import { words as all } from '#words/hours.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dayName } from './blocks.ts';
import { ExactTimes } from './exact-times.tsx';

const words = all.day;

type Props = {
  week: Week;
  day: number;
  /** What the server said of this day. */
  wrong: string | undefined;
  onChange: (week: Week) => void;
};

/** §27: the chosen day in words, with its exact times, and a way to have the same on other days. */
export const ChosenDay = ({ week, day, wrong, onChange }: Props) => {
  const [open, setOpen] = useState(false);
  const [titleId, timesId] = [useId(), useId()];
  const stretches = stretchesOn(week, day);
  const shown = open || wrong !== undefined;
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-32">
            <h2 id={titleId} className="text-lg font-bold">
              {dayName(day, 'long')}
            </h2>
            <p className="text-ink-soft">
              {stretches.length === 0
                ? words.off
                : words.list(stretches.map(({ from, to }) => words.stretch(from, to)))}
            </p>
          </div>
          <Button
            variant="secondary"
            aria-expanded={shown}
            aria-controls={timesId}
            onClick={() => setOpen(!shown)}
          >
            <Clock aria-hidden className="size-5" />
            {words.exact}
            <ChevronDown
              aria-hidden
              className={`size-4 transition max-sm:hidden ${shown ? 'rotate-180' : ''}`}
            />
          </Button>
        </div>
        {wrong !== undefined && (
          <p role="alert" className="text-bad flex items-start gap-1.5 text-sm font-medium">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {wrong}
          </p>
        )}
        <div id={timesId} hidden={!shown}>
          {shown && <ExactTimes week={week} day={day} onChange={onChange} />}
        </div>
        <CopyDay week={week} day={day} onChange={onChange} />
      </Card>
    </section>
  );
};

const chip =
  'rounded-control border-line bg-surface hover:border-line-strong hover:bg-sunken min-h-11 min-w-8 flex-1 border px-0.5 text-sm font-semibold transition';

const CopyDay = ({ week, day, onChange }: Omit<Props, 'wrong'>) => {
  const [said, setSaid] = useState('');
  const name = dayName(day, 'long');
  const copy = (onto: readonly number[], sentence: string) => {
    onChange(copied(week, day, onto));
    setSaid(sentence);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="text-ink-soft mb-2 flex items-center gap-2">
        <Copy aria-hidden className="size-4.5" />
        {words.copy}
      </legend>
      <div className="flex flex-wrap gap-1">
        {otherDays(day).map((other) => (
          <button
            key={other}
            type="button"
            aria-label={words.copyTo(dayName(other, 'long'))}
            onClick={() => copy([other], words.copied(name, dayName(other, 'long')))}
            className={chip}
          >
            {dayName(other, 'short')}
          </button>
        ))}
        <button
          type="button"
          aria-label={words.allDays}
          onClick={() => copy(otherDays(day), words.copiedToAll(name))}
          className={`${chip} border-accent text-accent`}
        >
          {words.all}
        </button>
      </div>
      <output className="text-ink-soft text-sm">{said}</output>
    </fieldset>
  );
};
