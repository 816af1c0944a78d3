import { words } from '#words/earning-bars.ts';
import { rupees } from '../../ui/rupees.tsx';
import { dayNumber, weekdayName } from '../../ui/when.ts';

type BarDay = {
  readonly day: string;
  readonly jobs: number;
  readonly earned: number;
};

type Props = {
  days: readonly BarDay[];
  today: string;
  label?: string;
};

/** As many fit with their amounts on a phone; with large letters the room is for the days. */
const withAmounts = 7;
const givesWay = '@max-[14rem]:hidden';

/** §9: money earned on each day, as bars; each says in words what it stands for. */
export const Bars = ({ days, today, label }: Props) => {
  const most = Math.max(1, ...days.map(({ earned }) => earned));
  const few = days.length <= withAmounts;
  return (
    <ol
      aria-label={label}
      className={`@container flex ${few ? 'gap-1.5 sm:gap-4' : 'gap-px sm:gap-1'}`}
    >
      {days.map((one, place) => (
        <Bar
          key={one.day}
          one={one}
          height={Math.max(3, (one.earned / most) * 84)}
          isToday={one.day === today}
          few={few}
          named={few || place % 7 === 0}
        />
      ))}
    </ol>
  );
};

type BarProps = { one: BarDay; height: number; isToday: boolean; few: boolean; named: boolean };

const Bar = ({ one: { day, jobs, earned }, height, isToday, few, named }: BarProps) => (
  <li
    aria-current={isToday ? 'date' : undefined}
    className="grid min-w-0 flex-1 justify-items-center gap-1.5 text-center break-normal"
  >
    <span aria-hidden className="flex h-36 w-full flex-col items-center justify-end gap-1.5">
      {few && (
        <span
          className={`text-xs tabular-nums ${givesWay} ${isToday ? 'font-bold' : 'text-ink-soft'}`}
        >
          {earned > 0 && rupees(Math.round(earned))}
        </span>
      )}
      <span
        style={{ height: `${height}%` }}
        className={`w-full max-w-14 rounded-b-sm ${few ? 'rounded-t-lg' : 'rounded-t-sm'} ${earned === 0 ? 'bg-line' : isToday ? 'bg-accent' : 'bg-accent/35'}`}
      />
    </span>
    <span
      aria-hidden
      className={`min-h-5 text-sm whitespace-nowrap ${isToday ? 'text-accent font-bold' : 'text-ink-soft'}`}
    >
      {few ? (
        <>
          <span className={givesWay}>{weekdayName(day, 'short')}</span>
          <span className="@min-[14rem]:hidden">{weekdayName(day, 'narrow')}</span>
        </>
      ) : (
        named && Number(day.slice(8))
      )}
    </span>
    <span className="sr-only">
      {words.day(few ? weekdayName(day, 'long') : dayNumber(day), isToday, jobs, rupees(earned))}
    </span>
    {few && (
      <span
        aria-hidden
        className={`text-ink-soft -mt-1.5 min-h-4 text-xs tabular-nums ${givesWay}`}
      >
        {jobs > 0 && words.jobs(jobs)}
      </span>
    )}
  </li>
);
