import { useQuery } from '@tanstack/react-query';
import type { Replied } from '#contract/call.ts';
import type { getCityDay } from '#contract/city-day.ts';
import { cityNames, mostVisits } from '#domain/city-day.ts';
import { dayInIndia, hourInIndia } from '#domain/day.ts';
import { slotsAmong } from '#domain/slots.ts';
import { words } from '#words/city-day.ts';
import { words as shared } from '#words/console.tsx';
import { BookLink } from '../../features/operator/book-link.tsx';
import { bookingColumns } from '../../features/operator/booking-columns.tsx';
import { cityDayQuery, useServiceName } from '../../features/operator/console-queries.ts';
import { ChoiceFilter, DayFilter, Filters } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Panel } from '../../features/operator/panel.tsx';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { PlaceText } from '../../features/map/place-text.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { timeText } from '../../ui/when.ts';
import { Free, Hours } from './day/hours.tsx';

type Whole = Replied<typeof getCityDay>;
type Visit = Whole['visits'][number];

/** §14: what a day holds in a city, hour by hour. City, day and hour are in the address bar. */
const Day = () => {
  const { filters, change, clear } = useFilters(['city', 'day', 'hour']);
  const { city, day, hour } = filters;
  const read = useQuery(cityDayQuery({ ...(city && { city }), ...(day && { day }) }));
  return (
    <div className="grid gap-5">
      <Heading title={words.title} lead={words.lead} />
      <Filters label={words.filter} filtered={Object.keys(filters).length > 0} onClear={clear}>
        <City value={city ?? ''} onChange={(chosen) => change({ city: chosen })} />
        <DayFilter
          label={words.day}
          value={day ?? read.data?.day ?? ''}
          onChange={(chosen) => change({ day: chosen, hour: '' })}
        />
      </Filters>
      <Fetched query={read} coming={<Coming />}>
        {(whole) => (
          <HoursAndVisits
            whole={whole}
            hour={hour === undefined ? undefined : Number(hour)}
            withFree={city !== undefined}
            onChoose={(chosen) => change({ hour: String(chosen) })}
          />
        )}
      </Fetched>
    </div>
  );
};
export default Day;

const City = ({ value, onChange }: { value: string; onChange: (city: string) => void }) => (
  <ChoiceFilter
    label={words.city}
    value={value}
    all={words.allCities}
    choices={cityNames.map((name) => ({ value: name, label: <PlaceText label={name} /> }))}
    onChange={onChange}
  />
);

type Props = {
  whole: Whole;
  hour: number | undefined;
  withFree: boolean;
  onChoose: (hour: number) => void;
};

/** The hour that was chosen, else the one it is, else the first with a visit. */
const hourShown = ({ day, asOf, visits }: Whole, chosen: number | undefined): number => {
  if (chosen !== undefined) return chosen;
  const first = visits[0];
  const now = new Date(asOf);
  const hours = visits.map(({ at }) => hourInIndia(new Date(at)));
  const isToday = dayInIndia(now) === day;
  if (isToday && hours.includes(hourInIndia(now))) return hourInIndia(now);
  return first ? hourInIndia(new Date(first.at)) : 9;
};

/** Nothing can be booked for an hour that has begun. */
const hasBegun = ({ day, asOf }: Whole, hour: number): boolean => {
  const now = new Date(asOf);
  const today = dayInIndia(now);
  return day < today || (day === today && hour <= hourInIndia(now));
};

const HoursAndVisits = ({ whole, hour, withFree, onChoose }: Props) => {
  const nameOf = useServiceName();
  const shown = hourShown(whole, hour);
  const visits = whole.visits.filter(({ at }) => hourInIndia(new Date(at)) === shown);
  return (
    <div className="grid items-start gap-5 2xl:grid-cols-2">
      <div className="grid min-w-0 gap-2">
        <Hours
          hours={whole.hours}
          shown={shown}
          withFree={withFree}
          nameOf={nameOf}
          onChoose={onChoose}
        />
        <p className="text-ink-soft text-sm">
          {withFree ? words.freeHint(slotsAmong) : words.chooseCity}
        </p>
        {whole.leftOut && <p className="text-warn text-sm">{words.leftOut(mostVisits)}</p>}
      </div>
      <Panel
        title={words.visits(words.at(shown), words.at(shown + 1))}
        aside={
          !hasBegun(whole, shown) && (
            <BookLink
              query={{ day: whole.day, hour: String(shown) }}
              label={shared.book.forHour(words.at(shown))}
            />
          )
        }
      >
        <div className="text-sm md:hidden">
          <Free free={whole.hours[shown]?.free ?? null} nameOf={nameOf} />
        </div>
        {visits.length === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <Table
            label={words.visits(words.at(shown), words.at(shown + 1))}
            rows={visits}
            keyOf={({ booking_id }) => booking_id}
            columns={visitColumns(nameOf)}
          />
        )}
      </Panel>
    </div>
  );
};

const visitColumns = (nameOf: (name: string) => string): readonly Column<Visit>[] => [
  {
    head: words.time,
    tabular: true,
    cell: ({ at, later }) => (
      <>
        <time dateTime={at}>{timeText(at)}</time>
        {!later && <span className="text-ink-soft block text-xs">{words.now}</span>}
      </>
    ),
  },
  ...(bookingColumns(nameOf) as readonly Column<Visit>[]),
];

const Coming = () => (
  <Loading label={shared.loading}>
    <Skeleton className="h-96" />
  </Loading>
);
