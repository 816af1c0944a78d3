import { rhythms } from '#domain/series.ts';
import type { Rhythm } from '#domain/series.ts';
import { words } from '#words/series.ts';
import { weekdayAt } from './often.ts';

type Props = {
  at: string;
  repeats: Rhythm | undefined;
  onChoose: (repeats: Rhythm | undefined) => void;
};

/** §27: once, every week or every weekday, for services that allow it. */
export const RepeatChoice = ({ at, repeats, onChoose }: Props) => {
  const said = {
    once: { title: words.once, text: words.onceText },
    weekly: { title: words.weekly(weekdayAt(at)), text: words.weeklyText },
    weekdays: { title: words.weekdays, text: words.weekdaysText },
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {[undefined, ...rhythms].map((one) => (
          <label
            key={one ?? 'once'}
            className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent relative block cursor-pointer border p-3 leading-snug transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="repeat"
              checked={one === repeats}
              onChange={() => onChoose(one)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="block font-bold">{said[one ?? 'once'].title}</span>
            <span className="text-ink-soft text-sm">{said[one ?? 'once'].text}</span>
          </label>
        ))}
      </div>
      {repeats !== undefined && <p className="text-ink-soft mt-2 text-sm">{words.explained}</p>}
    </fieldset>
  );
};
