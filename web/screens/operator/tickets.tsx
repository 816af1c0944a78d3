import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ListedTicket } from '#contract/ticket-support.ts';
import { allCategories, ticketStates } from '#domain/ticket.ts';
import type { Category, TicketState } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { TicketBadge } from '../../features/ticket/state-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { whenText } from '../../ui/when.ts';
import { alarmsQuery, allTicketsQuery } from '../../features/operator/queries.ts';
import type { TicketFilter } from '../../features/operator/queries.ts';

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

const stateIn = (text: string | null): TicketState =>
  ticketStates.find((state) => state === text) ?? 'open';

const categoryIn = (text: string | null): Category | undefined =>
  allCategories.find((category) => category === text);

/** What the address bar asks for; what it does not know is left out. */
const filterIn = (params: URLSearchParams): TicketFilter => {
  const category = categoryIn(params.get('category'));
  const number = Number(params.get('number') ?? '');
  return {
    state: stateIn(params.get('state')),
    ...(params.get('which') === 'overdue' && { overdue: 'true' as const }),
    ...(params.get('which') === 'mine' && { mine: 'true' as const }),
    ...(category && { category }),
    ...(Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 && { number }),
  };
};

/** §15: what waits for an answer. Every filter is in the address bar. */
const Tickets = () => {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const tickets = useInfiniteQuery(allTicketsQuery(filter));
  const { data: waiting } = useQuery(alarmsQuery());
  return (
    <div className="grid gap-5">
      <Heading
        title={words.title}
        lead={words.lead}
        aside={waiting && <Badge tone="warn">{words.waiting(waiting.open, waiting.overdue)}</Badge>}
      />
      <Filters params={params} onChange={setParams} />
      <Listing
        pages={tickets}
        keys={['rows']}
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

type FiltersProps = {
  params: URLSearchParams;
  onChange: (values: Record<string, string>) => void;
};

const Filters = ({ params, onChange }: FiltersProps) => (
  <Form
    key={params.toString()}
    label={words.filter}
    className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[10rem_10rem_minmax(0,1fr)_9rem_auto]"
    onSubmit={(values) =>
      onChange(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
    }
  >
    <SelectField name="state" label={words.state} defaultValue={params.get('state') ?? 'open'}>
      {ticketStates.map((state) => (
        <option key={state} value={state}>
          {words.states[state]}
        </option>
      ))}
    </SelectField>
    <SelectField name="which" label={words.which} defaultValue={params.get('which') ?? ''}>
      <option value="">{words.all}</option>
      <option value="overdue">{words.overdueOnly}</option>
      <option value="mine">{words.mineOnly}</option>
    </SelectField>
    <SelectField name="category" label={words.category} defaultValue={params.get('category') ?? ''}>
      <option value="">{words.anyCategory}</option>
      {allCategories.map((category) => (
        <option key={category} value={category}>
          {named.categories[category]}
        </option>
      ))}
    </SelectField>
    <TextField
      name="number"
      label={words.number}
      inputMode="numeric"
      pattern="\d{0,9}"
      data-wrong={words.numberHint}
      defaultValue={params.get('number') ?? ''}
    />
    <Button type="submit" variant="secondary">
      {words.show}
    </Button>
  </Form>
);
