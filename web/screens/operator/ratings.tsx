import { useSearchParams } from 'react-router';
import type { Judged } from '#contract/rating.ts';
import { words } from '#words/operator-ratings.ts';
import { words as ratingLineWords } from '#words/rating-line.ts';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/when.ts';
import { ratingsQuery } from '../../features/rating/moderation-queries.ts';
import type { RatingList } from '../../features/rating/moderation-queries.ts';
import { usePages } from '../../data/pages.ts';
import { Decide } from './ratings/decide.tsx';

const named = ratingLineWords.given;

const lists = ['reported', 'hidden', 'all'] as const satisfies readonly RatingList[];

const columns: readonly Column<Judged>[] = [
  { head: words.columns.at, tabular: true, cell: ({ at }) => dayText(at) },
  {
    head: words.columns.who,
    cell: ({ author, about, number }) => (
      <div className="min-w-40">
        <span className="block font-semibold">{author.name}</span>
        <span className="text-ink-soft block">{words.roles[author.role]}</span>
        <span className="block">{words.about(about.name)}</span>
        <span className="text-ink-soft block tabular-nums">{words.booking(number)}</span>
      </div>
    ),
  },
  { head: words.columns.said, cell: (row) => <What row={row} /> },
  { head: words.columns.state, cell: (row) => <Standing row={row} /> },
  { head: words.columns.actions, cell: (row) => <Decide rating={row} /> },
];

const What = ({ row: { stars, tags, words: said, reply } }: { row: Judged }) => (
  <div className="grid max-w-md min-w-56 gap-1">
    <span className="text-warn font-bold whitespace-nowrap">{stars} ★</span>
    {said !== null && (
      <p data-written className="whitespace-pre-line">
        {said}
      </p>
    )}
    {tags.length > 0 && (
      <p className="text-ink-soft">{tags.map((tag) => named.tags[tag]).join(' · ')}</p>
    )}
    {reply !== null && (
      <p data-written className="text-ink-soft whitespace-pre-line">
        {words.reply(reply)}
      </p>
    )}
  </div>
);

const Standing = ({ row: { report, hidden, notCounted } }: { row: Judged }) => (
  <div className="grid min-w-40 justify-items-start gap-1">
    {hidden ? (
      <Badge tone="neutral">{words.states.hidden}</Badge>
    ) : (
      !report?.open && <Badge tone="good">{words.states.visible}</Badge>
    )}
    {hidden && <p data-written>{hidden.reason}</p>}
    {report && (
      <>
        <Badge tone={report.open ? 'warn' : 'neutral'}>
          {report.open ? words.states.reported : words.states.looked}
        </Badge>
        {report.reason !== '' && <p data-written>{report.reason}</p>}
      </>
    )}
    {notCounted !== null && <p className="text-ink-soft">{words.notCounted[notCounted]}</p>}
  </div>
);

/** §13: what operators do about ratings. Which of them is in the address bar. */
const Ratings = () => {
  const [params, setParams] = useSearchParams();
  const show = lists.find((list) => list === params.get('show')) ?? 'reported';
  const ratings = usePages(ratingsQuery(show));
  return (
    <div className="grid gap-5">
      <Heading title={words.title} lead={words.lead} />
      <fieldset>
        <legend className="sr-only">{words.filter}</legend>
        <div className="flex flex-wrap gap-2">
          {lists.map((list) => (
            <label
              key={list}
              className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-10 cursor-pointer items-center border px-4 font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="show"
                value={list}
                checked={list === show}
                onChange={() => setParams(list === 'reported' ? {} : { show: list })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {words.show[list]}
            </label>
          ))}
        </div>
      </fieldset>
      <Listing
        pages={ratings}
        keys={[]}
        none={{ title: words.none[show], text: words.noneText[show] }}
      >
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ rating_id: id }) => id}
            columns={columns}
          />
        )}
      </Listing>
    </div>
  );
};
export default Ratings;
