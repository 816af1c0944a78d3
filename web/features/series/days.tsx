import { useState } from 'react';
import { Link } from 'react-router';
import { skipVisit } from '#contract/series.ts';
import type { SeriesDay, SeriesView } from '#contract/series.ts';
import { dayInIndia } from '#domain/day.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/series.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { dayNumber, timeText, weekdayName } from '../../ui/when.ts';

/** What can still be left out. */
const open: ReadonlySet<SeriesDay['state']> = new Set(['coming', 'asked', 'agreed']);

/** §27: whether another time was agreed for it. */
const isMoved = ({ day, startsAt }: SeriesDay, { firstVisit }: SeriesView): boolean =>
  dayInIndia(startsAt) !== day || timeText(startsAt) !== timeText(firstVisit);

/** The day on which it is now; with the time where that is not the usual one. */
const nameOf = (one: SeriesDay, series: SeriesView): string => {
  const day = dayInIndia(one.startsAt);
  const name = `${weekdayName(day, 'short')}, ${dayNumber(day)}`;
  return isMoved(one, series) ? `${name}, ${timeText(one.startsAt)}` : name;
};

type Props = { series: SeriesView; as: Party };

/** §27: the next two weeks, day by day. */
export const SeriesDays = ({ series, as }: Props) => {
  const [asked, setAsked] = useState<SeriesDay>();
  const skip = useSendAndSay(skipVisit, { onSettled: () => setAsked(undefined) });
  return (
    <details className="group">
      <summary className="text-accent min-h-11 cursor-pointer py-2.5 font-semibold">
        {words.days}
      </summary>
      <ul className="divide-line grid divide-y">
        {series.days.map((day) => (
          <li key={day.day} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
            <Name day={day} name={nameOf(day, series)} as={as} />
            <span className="text-ink-soft flex-1 text-sm">
              {words.states[day.state]}
              {isMoved(day, series) && ` · ${words.moved}`}
            </span>
            {open.has(day.state) && (
              <Button
                variant="quiet"
                size="small"
                aria-label={words.skipDay(nameOf(day, series))}
                onClick={() => setAsked(day)}
              >
                {words.skip}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== undefined}
        title={words.ask.skip.title(asked ? nameOf(asked, series) : '')}
        yes={words.ask.skip.yes}
        no={words.ask.no}
        busy={skip.isPending}
        onClose={() => setAsked(undefined)}
        onYes={() =>
          asked &&
          skip.mutate({
            params: { id: series.series_id },
            query: { as },
            body: { day: asked.day },
          })
        }
      >
        <p>{words.ask.skip.text}</p>
      </Confirm>
    </details>
  );
};

/** A day leads to its visit, where there is one. */
const Name = ({ day, name, as }: { day: SeriesDay; name: string; as: Party }) => {
  const struck = open.has(day.state) ? '' : 'line-through';
  if (day.notification_id === null)
    return <span className={`font-semibold ${struck}`}>{name}</span>;
  return (
    <Link
      to={`/${as === 'user' ? 'user' : 'handyman'}/bookings/${day.notification_id}`}
      className={`inline-flex min-h-11 items-center font-semibold hover:underline ${struck}`}
    >
      {name}
    </Link>
  );
};
