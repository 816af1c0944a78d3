import type { ReactNode } from 'react';
import type { Replied } from '#contract/call.ts';
import type { getWeek } from '#contract/week.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const words = dashboard.today;

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
      aria-label={words.title}
      className="grid grid-cols-[repeat(auto-fit,minmax(6.6rem,1fr))] gap-3 sm:gap-4"
    >
      <Figure label={words.jobs} note={running ? words.running : words.done}>
        {today?.jobs}
      </Figure>
      <Figure
        label={words.earned}
        note={today && today.unpaid > 0 ? words.unpaid(rupees(today.unpaid)) : words.share}
      >
        {today && rupees(today.earned)}
      </Figure>
      <Figure label={words.accepted} note={answerable === 0 ? words.noRequests : words.requests}>
        {week && (answerable === 0 ? '–' : words.ofAll(accepted, answerable))}
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
