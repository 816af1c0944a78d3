import { Link } from 'react-router';
import { midnightOf } from '#domain/hours.ts';
import { words } from '#words/calendar.ts';
import { rupees } from '../../../ui/rupees.tsx';
import { weekdayText } from '../../../ui/when.ts';
import { Card } from '../../../ui/card.tsx';
import { earnedBy, partsOf, visitsIn } from './planned.ts';
import type { Days } from './planned.ts';
import { VisitCard } from './visit-card.tsx';

/** §27: the visits of a week; each day leads to its hours. */
export const WeekList = ({ data }: { data: Days }) => (
  <ol aria-label={words.view.week} className="grid gap-3">
    {data.days.map((day) => {
      const visits = visitsIn(partsOf(day, data));
      const name = weekdayText(new Date(midnightOf(day.day)));
      return (
        <li key={day.day}>
          <Card className="grid gap-3 p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-lg font-bold">
                <Link
                  to={`/handyman/calendar?day=${day.day}`}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </h2>
              <p className="text-ink-soft">
                {visits.length === 0
                  ? day.hours.length === 0
                    ? words.dayOff
                    : words.none
                  : words.earn(visits.length, rupees(earnedBy(visits)))}
              </p>
            </div>
            {visits.length > 0 && (
              <ul className="grid gap-2">
                {visits.map((visit) => (
                  <li key={visit.notification_id}>
                    <VisitCard visit={visit} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </li>
      );
    })}
  </ol>
);
