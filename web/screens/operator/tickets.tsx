import { useQuery } from '@tanstack/react-query';
import type { ListedTicket } from '#contract/ticket-support.ts';
import { allCategories, ticketStates } from '#domain/ticket.ts';
import type { Category, TicketState } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { TicketBadge } from '../../features/ticket/state-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { whenText } from '../../ui/when.ts';
import { alarmsQuery, allTicketsQuery } from '../../features/operator/queries.ts';
import type { TicketFilter } from '../../features/operator/queries.ts';
import { usePages } from '../../data/pages.ts';

const columnsFor = (state: TicketState): readonly Column<ListedTicket>[] => [
  {
    head: words.columns.ticket,
    tabular: true,
    cell: ({ ticket_id, number }) => (
      <RowLink to={`/operator/tickets/${ticket_id}`}>{number}</RowLink>
    ),
  },
  {
    head: words.columns.about,
    cell: ({ category, bookingNumber }) => (
      <>
        <span className={`block min-w-44 font-semibold ${category === 'sos' ? 'text-bad' : ''}`}>
          {named.categories[category]}
        </span>
        {bookingNumber !== null && (
          <span className="text-ink-soft">{named.aboutBooking(bookingNumber)}</span>
        )}
      </>
    ),
  },
  {
    head: words.columns.from,
    cell: ({ author }) => (
      <>
        <span className="block">{author.name}</span>
        <span className="text-ink-soft">{words.roles[author.role]}</span>
      </>
    ),
  },
  {
    head: state === 'open' ? words.columns.due : words.columns.changed,
    tabular: true,
    cell: ({ answerBy, changedAt, overdue, outcome }) => (
      <span className="inline-grid justify-items-start gap-1">
        {whenText(state === 'open' ? answerBy : changedAt)}
        {overdue && <Badge tone="bad">{words.overdue}</Badge>}
        {outcome !== null && <TicketBadge state="closed" outcome={outcome} />}
      </span>
    ),
  },
  {
    head: words.columns.with,
    cell: ({ operator, mine }) => (mine ? words.you : (operator ?? words.nobody)),
  },
];

const stateIn = (text: string | undefined): TicketState =>
  ticketStates.find((state) => state === text) ?? 'open';

const categoryIn = (text: string | undefined): Category | undefined =>
  allCategories.find((category) => category === text);

const names = ['number', 'state', 'which', 'category'] as const;
type Asked = { readonly [name in (typeof names)[number]]?: string };

/** What the address bar asks for; what it does not know is left out. */
const filterIn = (asked: Asked): TicketFilter => {
  const category = categoryIn(asked.category);
  const number = Number(asked.number ?? '');
  return {
    state: stateIn(asked.state),
    ...(asked.which === 'overdue' && { overdue: 'true' as const }),
    ...(asked.which === 'mine' && { mine: 'true' as const }),
    ...(category && { category }),
    ...(Number.isSafeInteger(number) && number > 0 && number < 1e9 && { number }),
  };
};

const stateChoices = ticketStates
  .filter((state) => state !== 'open')
  .map((value) => ({ value, label: words.states[value] }));
const whichChoices = [
  { value: 'overdue', label: words.overdueOnly },
  { value: 'mine', label: words.mineOnly },
];
const categoryChoices = allCategories.map((value) => ({ value, label: named.categories[value] }));

/** §15: what waits for an answer. Every filter is in the address bar. */
const Tickets = () => {
  const { filters, change, clear } = useFilters(names);
  const filter = filterIn(filters);
  const tickets = usePages(allTicketsQuery(filter));
  const { data: waiting } = useQuery(alarmsQuery());
  return (
    <div className="grid gap-5">
      <Heading
        title={words.title}
        lead={words.lead}
        aside={waiting && <Badge tone="warn">{words.waiting(waiting.open, waiting.overdue)}</Badge>}
      />
      <Filters label={words.filter} filtered={Object.keys(filters).length > 0} onClear={clear}>
        <SearchFilter
          label={words.search}
          hint={words.number}
          value={filters.number ?? ''}
          onChange={(typed) => change({ number: typed.replace(/\D/g, '').slice(0, 9) })}
        />
        <ChoiceFilter
          label={words.state}
          value={filter.state === 'open' ? '' : filter.state}
          all={words.states.open}
          choices={stateChoices}
          onChange={(state) => change({ state })}
        />
        <ChoiceFilter
          label={words.which}
          value={filters.which ?? ''}
          choices={whichChoices}
          onChange={(which) => change({ which })}
        />
        <ChoiceFilter
          label={words.category}
          value={filters.category ?? ''}
          choices={categoryChoices}
          onChange={(category) => change({ category })}
        />
      </Filters>
      <Listing
        pages={tickets}
        keys={['rows', 'search']}
        none={{ title: words.none, text: words.noneText, art: 'party' }}
      >
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ ticket_id }) => ticket_id}
            columns={columnsFor(filter.state)}
          />
        )}
      </Listing>
    </div>
  );
};
export default Tickets;
