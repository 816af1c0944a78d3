import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import type { Hours as Saved } from '#contract/hours.ts';
import { cellAt, cellsADay } from '#domain/hours.ts';
import { words } from '#words/hours.tsx';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { CalendarLink } from '../../features/calendar/calendar-link.tsx';
import { hoursQuery } from '../../features/handyman/hours-query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { standingBar } from '../../ui/bar.ts';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { serverNow } from '../../data/clock.ts';
import { allDays } from './hours/blocks.ts';
import { ChosenDay } from './hours/chosen-day.tsx';
import { DaysOff } from './hours/days-off.tsx';
import { useEdited } from './hours/edited.ts';
import { Effect, Radius } from './hours/radius.tsx';
import { WeekGrid } from './hours/week-grid.tsx';

/** §27: /handyman/hours */
const Hours = () => {
  const { data, error, refetch, isPaused } = useQuery(hoursQuery());
  if (!data && isPaused) return <NotHere />;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ to: '/handyman/dashboard', label: words.back }}
      aside={
        data && (
          <a href="#days-off" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <CalendarOff aria-hidden className="size-5" />
            {words.off.title}
          </a>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Coming />}
      {data && <Editor saved={data} />}
    </Page>
  );
};
export default Hours;

const columns = 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[7fr_5fr]';

type Wrong = Readonly<Record<string, string>>;

/** What is wrong with one day, or with a time on it. */
const wrongOn = (fields: Wrong, day: number): string | undefined =>
  Object.entries(fields).find(([field]) => `${field}.`.startsWith(`week.${day}.`))?.[1];

const Editor = ({ saved }: { saved: Saved }) => {
  // Today, which is what people look at first.
  const [day, setDay] = useState(() => Math.floor(cellAt(serverNow()) / cellsADay));
  const { week, radiusKm, changed, edit, undo, save, saving, wrong } = useEdited(saved, (fields) =>
    setDay(allDays.find((one) => wrongOn(fields, one) !== undefined) ?? day),
  );
  const put = (next: string) => edit({ week: next });
  return (
    <div className={columns}>
      <WeekGrid week={week} chosen={day} onChoose={setDay} onChange={put} />
      <div className="grid gap-5 lg:row-span-2">
        <ChosenDay key={day} week={week} day={day} wrong={wrongOn(wrong, day)} onChange={put} />
        <Radius
          radiusKm={radiusKm}
          wrong={wrong['radiusKm']}
          onChange={(km) => edit({ radiusKm: km })}
        />
        <Effect week={week} radiusKm={radiusKm} />
        <div
          ref={standingBar}
          className="bottom-bar flex-wrap lg:static lg:z-auto lg:min-h-0 lg:border-0 lg:bg-transparent lg:p-0"
        >
          <div className="min-w-0 flex-1 basis-36 text-sm leading-snug">
            <output className={`block ${changed ? 'font-semibold' : 'text-ink-soft'}`}>
              {changed ? words.bar.unsaved : words.bar.saved}
            </output>
            {changed ? (
              <button
                type="button"
                onClick={undo}
                className="text-accent min-h-6 font-semibold underline-offset-4 hover:underline"
              >
                {words.bar.undo}
              </button>
            ) : (
              <p className="text-ink-soft">{words.bar.agreed}</p>
            )}
          </div>
          <Button
            size="large"
            busy={saving}
            disabled={!changed}
            onClick={save}
            className="flex-1 basis-40"
          >
            {words.bar.save}
          </Button>
        </div>
      </div>
      <div className="grid gap-5">
        <DaysOff timeOff={saved.timeOff} />
        <CalendarLink />
      </div>
    </div>
  );
};

/** The shape of the page while it is fetched. */
const Coming = () => (
  <Loading label={words.loading} className={columns}>
    <Skeleton className="rounded-card h-105" />
    <div className="grid gap-5">
      <Skeleton className="rounded-card h-52" />
      <Skeleton className="rounded-card h-32" />
      <Skeleton className="rounded-card h-24" />
    </div>
  </Loading>
);
