import type { ReactNode } from 'react';
import type { Replied } from '#contract/call.ts';
import type { getWeek } from '#contract/week.ts';
import { rupees } from '../../../components/rupees.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

type Props = {
  week: Replied<typeof getWeek> | undefined;
  running: boolean;
};

/** Today in three figures. */
export const Today = ({ week, running }: Props) => {
  const today = week?.days.find((day) => day.today);
  const { answerable = 0, accepted = 0 } = week?.requests ?? {};
  return (
    <dl
      aria-label="Today"
      className="grid grid-cols-[repeat(auto-fit,minmax(6.6rem,1fr))] gap-3 sm:gap-4"
    >
      <Figure label="Jobs today" note={running ? '+1 running' : 'done'}>
        {today?.jobs}
      </Figure>
      <Figure
        label="Earned today"
        note={today && today.unpaid > 0 ? `${rupees(today.unpaid)} not paid yet` : 'your share'}
      >
        {today && rupees(today.earned)}
      </Figure>
      <Figure label="Accepted" note={answerable === 0 ? 'no requests yet' : 'requests in 30 days'}>
        {week && (answerable === 0 ? '–' : `${accepted} of ${answerable}`)}
      </Figure>
    </dl>
  );
};

type FigureProps = { label: string; note: string; children: ReactNode };

const Figure = ({ label, note, children }: FigureProps) => (
  <Card className="grid content-start gap-0.5 p-3 sm:p-5">
    <dt className="text-ink-soft text-xs font-medium sm:text-sm">{label}</dt>
    <dd className="grid gap-0.5">
      <span className="text-lg font-extrabold tabular-nums sm:text-2xl">
        {children ?? <Skeleton className="h-8 w-16" />}
      </span>
      <span className="text-ink-soft text-xs sm:text-sm">{note}</span>
    </dd>
  </Card>
);
