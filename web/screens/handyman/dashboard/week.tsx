import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { WorkDay, getWeek } from '#contract/week.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { words as earnings } from '#words/earning-bars.ts';
import { Bars } from '../../../features/earnings/bars.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

const words = dashboard.week;

type Props = { week: Replied<typeof getWeek> | undefined; failed: boolean };

/** §9: jobs done and money earned on each day from Monday, as bars with their numbers. */
export const Week = ({ week, failed }: Props) => (
  <section aria-labelledby="week-title">
    <Card className="p-5 sm:p-6">
      {week ? (
        <Whole days={week.days} />
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

const Whole = ({ days }: { days: readonly WorkDay[] }) => {
  const unpaid = sum(days, 'unpaid');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week-title" className="text-lg font-bold">
          {words.title}
        </h2>
        <p className="flex items-baseline gap-2">
          <span className="text-xl font-extrabold tabular-nums">{rupees(sum(days, 'earned'))}</span>
          <span className="text-ink-soft text-sm">{earnings.jobs(sum(days, 'jobs'))}</span>
        </p>
      </div>
      <Bars days={days} today={days.find(({ today }) => today)?.day ?? ''} />
      <p className="text-ink-soft border-line mt-5 border-t pt-4 text-sm">
        {sum(days, 'jobs') === 0 ? words.none : words.share}
        {unpaid > 0 && ` ${words.unpaid(rupees(unpaid))}`}
      </p>
      <Link
        to="/handyman/earnings"
        className="text-accent mt-2 inline-flex min-h-11 items-center font-semibold hover:underline"
      >
        {earnings.all}
      </Link>
    </>
  );
};
