import type { Replied } from '#contract/call.ts';
import type { WorkDay, getWeek } from '#contract/week.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { weekdayName } from '../../../ui/when.ts';

const words = dashboard.week;

type Props = { week: Replied<typeof getWeek> | undefined; failed: boolean };

/** §9: jobs done and money earned on each day from Monday, as bars with their numbers. */
export const Week = ({ week, failed }: Props) => (
  <section aria-labelledby="week-title">
    <Card className="p-5 sm:p-6">
      {week ? (
        <Bars days={week.days} />
      ) : (
        <>
          <h2 id="week-title" className="mb-4 text-lg font-bold">
            {words.title}
          </h2>
          {failed ? (
            <p className="text-ink-soft">{words.failed}</p>
          ) : (
            <Loading label={words.loading} className="flex h-48 items-end gap-3">
              {['h-2/5', 'h-4/5', 'h-3/5', 'h-full', 'h-1/2', 'h-1/4', 'h-1/3'].map((height) => (
                <Skeleton key={height} className={`flex-1 ${height}`} />
              ))}
            </Loading>
          )}
        </>
      )}
    </Card>
  </section>
);

const sum = (days: readonly WorkDay[], of: 'jobs' | 'earned' | 'unpaid') =>
  days.reduce((all, day) => all + day[of], 0);

const Bars = ({ days }: { days: readonly WorkDay[] }) => {
  const most = Math.max(1, ...days.map(({ earned }) => earned));
  const unpaid = sum(days, 'unpaid');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week-title" className="text-lg font-bold">
          {words.title}
        </h2>
        <p className="flex items-baseline gap-2">
          <span className="text-xl font-extrabold tabular-nums">{rupees(sum(days, 'earned'))}</span>
          <span className="text-ink-soft text-sm">{words.jobs(sum(days, 'jobs'))}</span>
        </p>
      </div>
      <ol className="flex gap-1.5 sm:gap-4">
        {days.map((day) => (
          <Bar key={day.day} day={day} most={most} />
        ))}
      </ol>
      <p className="text-ink-soft border-line mt-5 border-t pt-4 text-sm">
        {sum(days, 'jobs') === 0 ? words.none : words.share}
        {unpaid > 0 && ` ${words.unpaid(rupees(unpaid))}`}
      </p>
    </>
  );
};

const Bar = ({ day: { day, today, jobs, earned }, most }: { day: WorkDay; most: number }) => (
  <li
    aria-current={today ? 'date' : undefined}
    className="grid min-w-0 flex-1 justify-items-center gap-1.5 text-center break-normal"
  >
    <span aria-hidden className="flex h-36 w-full flex-col items-center justify-end gap-1.5">
      <span className={`text-xs tabular-nums ${today ? 'font-bold' : 'text-ink-soft'}`}>
        {earned > 0 && rupees(Math.round(earned))}
      </span>
      <span
        style={{ height: `${Math.max(3, (earned / most) * 84)}%` }}
        className={`w-full max-w-14 rounded-t-lg rounded-b-sm ${earned === 0 ? 'bg-line' : today ? 'bg-accent' : 'bg-accent/35'}`}
      />
    </span>
    <span aria-hidden className={`text-sm ${today ? 'text-accent font-bold' : 'text-ink-soft'}`}>
      {weekdayName(day, 'short')}
    </span>
    <span className="sr-only">
      {words.day(weekdayName(day, 'long'), today, jobs, rupees(earned))}
    </span>
    <span aria-hidden className="text-ink-soft -mt-1.5 min-h-4 text-xs tabular-nums">
      {jobs > 0 && words.jobs(jobs)}
    </span>
  </li>
);
