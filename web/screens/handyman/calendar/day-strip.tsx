import { words } from '#words/calendar.ts';
import { dayNumber, weekdayName } from '../../../ui/when.ts';

const tile =
  'rounded-control has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-accent hover:bg-sunken relative grid min-h-16 min-w-0 flex-1 cursor-pointer place-items-center content-center px-0.5 py-1.5 text-center leading-tight transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

type Props = {
  days: readonly { readonly day: string; readonly count: number }[];
  shown: string;
  today: string;
  onShow: (day: string) => void;
};

/** The days of the week as one choice: arrow keys go from one to the next. A dot for each visit, and their number in words. */
export const DayStrip = ({ days, shown, today, onShow }: Props) => (
  <fieldset className="border-line min-w-0 border-b pb-3">
    <legend className="sr-only">{words.days}</legend>
    <div className="flex gap-1">
      {days.map(({ day, count }) => (
        <label key={day} className={tile}>
          <input
            type="radio"
            name="day"
            value={day}
            checked={day === shown}
            onChange={() => onShow(day)}
            aria-label={words.day(`${weekdayName(day, 'long')}, ${dayNumber(day)}`, count)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span aria-hidden className="text-sm">
            {weekdayName(day, 'short')}
          </span>
          <span
            aria-hidden
            className={`font-bold ${day === today ? 'underline underline-offset-4' : ''}`}
          >
            {Number(day.slice(8))}
          </span>
          <span aria-hidden className="flex h-2 items-center gap-0.5">
            {Array.from({ length: Math.min(count, 5) }, (_, n) => (
              <span key={n} className="size-1 rounded-full bg-current" />
            ))}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
