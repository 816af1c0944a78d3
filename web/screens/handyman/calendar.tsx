import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter, readableDays } from '#domain/day-plan.ts';
import { midnightOf } from '#domain/hours.ts';
import { words } from '#words/calendar.ts';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { calendarQuery } from '../../features/calendar/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Steps } from '../../ui/steps.tsx';
import { weekdayText } from '../../ui/when.ts';
import { serverNow } from '../../data/clock.ts';
import { DayList } from './calendar/day-list.tsx';
import { DayStrip } from './calendar/day-strip.tsx';
import { FeedCard } from './calendar/feed-card.tsx';
import { earnedBy, partsOf, visitsIn } from './calendar/planned.ts';
import type { Days } from './calendar/planned.ts';
import { WeekList } from './calendar/week-list.tsx';

const views = ['day', 'week'] as const;
type View = (typeof views)[number];

/** The day that the address names, if it can be read; today otherwise. */
const dayIn = (params: URLSearchParams, today: string): string => {
  const day = params.get('day') ?? '';
  const { first, last } = readableDays(serverNow());
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day >= first && day <= last ? day : today;
};

/** §27: /handyman/calendar */
const Calendar = () => {
  const [params, setParams] = useSearchParams();
  const today = dayInIndia(new Date(serverNow()));
  const day = dayIn(params, today);
  const view: View = params.get('view') === 'week' ? 'week' : 'day';
  const query = useQuery({ ...calendarQuery(day), placeholderData: keepPreviousData });
  const show = (next: { day?: string; view?: View }) => {
    const to = { day, view, ...next };
    setParams(
      {
        ...(to.day === today ? {} : { day: to.day }),
        ...(to.view === 'day' ? {} : { view: to.view }),
      },
      { replace: true },
    );
  };
  if (!query.data && query.isPaused) return <NotHere />;
  const { first, last } = readableDays(serverNow());
  const step = view === 'day' ? 1 : 7;
  const [before, after] = [dayAfter(day, -step), dayAfter(day, step)];
  return (
    <Page
      narrow
      title={weekdayText(new Date(midnightOf(day)))}
      lead={query.data && view === 'day' ? <Sum data={query.data} day={day} /> : words.zone}
      back={{ to: '/handyman/dashboard', label: words.back }}
      aside={
        <Segments
          label={words.view.label}
          name="view"
          options={views}
          words={words.view}
          chosen={view}
          onChoose={(next) => show({ view: next })}
        />
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Steps
            before={{
              label: view === 'day' ? words.dayBefore : words.weekBefore,
              to: before < first ? undefined : before,
            }}
            after={{
              label: view === 'day' ? words.dayAfter : words.weekAfter,
              to: after > last ? undefined : after,
            }}
            onShow={(to) => show({ day: to })}
          />
          <div className="flex flex-wrap gap-2">
            {day !== today && (
              <Button variant="secondary" onClick={() => show({ day: today })}>
                {words.today}
              </Button>
            )}
            <Link to="/handyman/hours" className={buttonClass({ variant: 'quiet' })}>
              <CalendarClock aria-hidden className="size-5" />
              {words.hours}
            </Link>
          </div>
        </div>
        <Fetched query={query} coming={<Coming />}>
          {(data) =>
            view === 'week' ? (
              <WeekList data={data} />
            ) : (
              <OneDay data={data} day={day} onShow={(to) => show({ day: to })} />
            )
          }
        </Fetched>
        <FeedCard />
      </div>
    </Page>
  );
};
export default Calendar;

const Sum = ({ data, day }: { data: Days; day: string }) => {
  const found = data.days.find((one) => one.day === day);
  const visits = found ? visitsIn(partsOf(found, data)) : [];
  return visits.length === 0 ? words.none : words.earn(visits.length, rupees(earnedBy(visits)));
};

type OneDayProps = { data: Days; day: string; onShow: (day: string) => void };

const OneDay = ({ data, day, onShow }: OneDayProps) => {
  const planned = data.days.map((one) => ({ day: one.day, parts: partsOf(one, data) }));
  const shown = planned.find((one) => one.day === day);
  return (
    <>
      <DayStrip
        days={planned.map((one) => ({ day: one.day, count: visitsIn(one.parts).length }))}
        shown={day}
        today={data.today}
        onShow={onShow}
      />
      {shown ? (
        <DayList label={weekdayText(new Date(midnightOf(day)))} parts={shown.parts} />
      ) : (
        <Coming />
      )}
      <p className="text-ink-soft text-sm">{words.zone}</p>
    </>
  );
};

/** The shape of a day while it is fetched. */
const Coming = () => (
  <Loading label={words.loading} className="grid gap-3">
    <Skeleton className="h-16" />
    <Skeleton className="h-28" />
    <Skeleton className="h-16" />
    <Skeleton className="h-28" />
  </Loading>
);
