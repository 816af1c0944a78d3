import { personOf } from '#words/catalogue.ts';
import { words as list } from '#words/near-list.tsx';
import { words as regular } from '#words/regular.ts';
import { words as slots } from '#words/slots.ts';
import { words as ratingWords } from '#words/rating-line.ts';
import type { Service } from '#domain/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import type { Fetching } from '../../../ui/fetched.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { nearestOf } from './groups.ts';
import { reachKm } from '#domain/place.ts';
import type { Row } from './request.ts';
import { RowCard } from './row-card.tsx';
import type { RowMarks } from './row-card.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

const words = list.list;
const rating = ratingWords.sort;

type Props = {
  service: Service;
  /** §27: of those who can come. */
  favourites: readonly Row[];
  around: readonly Row[];
  further: readonly Row[];
  /** The total of the chosen pack. */
  total: number;
  area: string | undefined;
  /** Where the packs are, and another place can be chosen. */
  packs: string;
  /** §27: of a later visit. */
  later: boolean;
  /** By ratings, or only those with good ones: then distance is not what counts. */
  ranked: boolean;
  /** All professionals again, nearest first. */
  onAll: () => void;
  handymen: Fetching<readonly unknown[]> & { readonly isPaused: boolean };
  /** What fetches the next page of them; nothing where there is none. */
  more: { readonly busy: boolean; readonly show: () => void } | undefined;
  unfolded: boolean;
  marksOf: (row: Row) => RowMarks;
  onUnfold: (unfolded: boolean) => void;
  onPoint: (row: Row, on: boolean) => void;
  onSelect: (row: Row) => void;
};

/** Those around first; the others behind a button that says how many. */
export const List = ({ service, favourites, around, further, handymen, more, ...rest }: Props) => {
  const { total, area, packs, later, ranked, unfolded, marksOf, onUnfold, onPoint, onSelect } =
    rest;
  const one = personOf(service).toLowerCase();
  const many = list.plural(personOf(service)).toLowerCase();
  if (favourites.length + around.length + further.length === 0) {
    return (
      <NoRows
        one={one}
        many={many}
        packs={packs}
        later={later}
        handymen={handymen}
        ranked={ranked}
        onAll={rest.onAll}
      />
    );
  }
  const nearest = nearestOf([...favourites, ...around]);
  const item = (row: Row, number: number) => (
    <li key={row.id}>
      <RowCard
        row={row}
        number={number}
        total={total}
        nearest={!ranked && row === nearest && area === undefined && row.request === undefined}
        rough={area !== undefined}
        later={later}
        {...marksOf(row)}
        onPoint={(on) => onPoint(row, on)}
        onSelect={() => onSelect(row)}
      />
    </li>
  );
  return (
    <div className="grid gap-3">
      {favourites.length > 0 && (
        <>
          <h2 className="text-lg font-bold">{regular.listed}</h2>
          <ul className="mb-2 grid gap-3">{favourites.map((row, at) => item(row, at + 1))}</ul>
        </>
      )}
      <h2 className="text-lg font-bold">
        {ranked ? rating.listed : area === undefined ? words.around : words.inArea(area)}
      </h2>
      {around.length === 0 ? (
        <p className="text-ink-soft">{words.noneWithin(one, reachKm.city)}</p>
      ) : (
        <ul className="grid gap-3">
          {around.map((row, at) => item(row, favourites.length + at + 1))}
        </ul>
      )}
      {further.length === 0 && <ShowMore more={more} />}
      {further.length > 0 && (
        <Button
          variant="secondary"
          aria-expanded={unfolded}
          onClick={() => onUnfold(!unfolded)}
          className="mt-1"
        >
          {unfolded
            ? words.hideFurther
            : words.showFurther(many, further.length, more !== undefined)}
        </Button>
      )}
      {unfolded && further.length > 0 && (
        <>
          <h2 className="mt-2 text-lg font-bold">{words.further}</h2>
          <ul className="grid gap-3">
            {further.map((row, at) => item(row, favourites.length + around.length + at + 1))}
          </ul>
          <ShowMore more={more} />
        </>
      )}
    </div>
  );
};

type NoRowsProps = Pick<Props, 'packs' | 'later' | 'handymen' | 'ranked' | 'onAll'> & {
  one: string;
  many: string;
};

/** The list without a row: it is coming, could not be fetched, or is empty. */
const NoRows = ({ handymen, ...names }: NoRowsProps) => {
  const none = <NoProfessional {...names} onAgain={() => void handymen.refetch()} />;
  const coming = handymen.isPaused ? (
    <EmptyState art="cloud" title={words.offline}>
      {words.onceOnline(names.many)}
    </EmptyState>
  ) : (
    <RowSkeletons label={words.looking(names.many)} />
  );
  return (
    <Fetched query={handymen} coming={coming} none={none}>
      {() => none}
    </Fetched>
  );
};

type NoProfessionalProps = Omit<NoRowsProps, 'handymen'> & { onAgain: () => void };

const NoProfessional = ({ one, packs, later, ranked, onAll, onAgain }: NoProfessionalProps) => {
  if (ranked) {
    return (
      <EmptyState
        art="magnifier"
        title={rating.noneTitle(one)}
        action={<Button onClick={onAll}>{rating.all}</Button>}
      >
        {rating.noneText}
      </EmptyState>
    );
  }
  if (later) {
    return (
      <EmptyState
        art="calendar"
        title={slots.nobodyThen}
        ways={[{ to: packs, label: slots.change }]}
      >
        {slots.nobodyThenText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art="sleep"
      title={words.nobody(one)}
      action={<Button onClick={onAgain}>{words.again}</Button>}
      ways={[
        { to: packs, label: words.otherPlace },
        { to: '/services/servicePage', label: words.otherServices },
      ]}
    >
      {words.allBusy}
    </EmptyState>
  );
};

/** As high and wide as the rows that come. */
const RowSkeletons = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-3">
    {Array.from({ length: 5 }, (_, row) => (
      <div
        key={row}
        className="rounded-card border-line bg-surface grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 border p-4"
      >
        <Skeleton className="row-span-2 size-[68px] rounded-2xl sm:size-[76px]" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-24" />
        <div className="grid content-start gap-1 max-sm:col-span-2">
          <Skeleton className="h-4.5 w-2/5" />
          <Skeleton className="h-4.5 w-4/5" />
        </div>
        <Skeleton className="h-11 max-sm:col-span-3 max-sm:mt-3 sm:w-24 sm:justify-self-end" />
      </div>
    ))}
  </Loading>
);
