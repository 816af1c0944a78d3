import { useState } from 'react';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import { payoutStates, runDayOf } from '#domain/payout.ts';
import type { PayoutState } from '#domain/payout.ts';
import { words } from '#words/payout-run.ts';
import { serverNow } from '../../../data/clock.ts';
import { usePages } from '../../../data/pages.ts';
import { Listing } from '../../../features/operator/listing.tsx';
import { RowLink, Table } from '../../../features/operator/table.tsx';
import type { Column } from '../../../features/operator/table.tsx';
import { useFilters } from '../../../features/operator/use-filters.ts';
import { linesQuery, mostAtOnce } from '../../../features/payout/run-queries.ts';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { dayText } from '../../../ui/when.ts';
import { Ask } from './ask.tsx';
import type { Asked } from './ask.tsx';
import { LineState } from './line-state.tsx';
import { PayBar } from './pay-bar.tsx';
import type { Run } from './progress.tsx';

/** What the bank may have paid. */
const isAtTheBank = ({ state, inAFile }: PayoutOfRun): boolean => state === 'waiting' && inAFile;

/** §29: the payouts of a Monday, and what can be done about them. Which of them is in the address bar. */
export const Lines = ({ run }: { run: Run }) => {
  const { filters, change } = useFilters(['state']);
  const state = payoutStates.find((one) => one === filters.state);
  const pages = usePages(linesQuery(run.day, state));
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <StateFilter run={run} state={state} onChange={(next) => change({ state: next })} />
      <Listing
        key={state}
        pages={pages}
        keys={['rows']}
        none={{ ...words.nothing, art: 'calendar' }}
      >
        {(rows) => <Rows run={run} rows={rows} onAsk={setAsked} />}
      </Listing>
      {asked && <Ask asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

const pill =
  'rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-10 cursor-pointer items-center gap-2 border px-4 font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

type FilterProps = {
  run: Run;
  state: PayoutState | undefined;
  onChange: (state: string) => void;
};

const StateFilter = ({ run: { states }, state, onChange }: FilterProps) => {
  const whole = Object.values(states).reduce((sum, { payouts }) => sum + payouts, 0);
  const choices = [
    { value: '', label: words.filter.all, payouts: whole },
    ...(['waiting', 'held', 'paid', 'returned'] as const).map((one) => ({
      value: one,
      label: words.states[one],
      payouts: states[one].payouts,
    })),
  ];
  return (
    <fieldset>
      <legend className="sr-only">{words.filter.label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, payouts }) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              name="state"
              value={value}
              checked={value === (state ?? '')}
              onChange={() => onChange(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label} <span className="text-sm tabular-nums">{payouts}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type RowsProps = {
  run: Run;
  rows: readonly PayoutOfRun[];
  onAsk: (asked: Asked) => void;
};

const Rows = ({ run: { day }, rows, onAsk }: RowsProps) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const payable = rows.filter(isAtTheBank);
  // Another admin may have marked one meanwhile.
  const chosen = payable.filter(({ payout_id: id }) => marked.has(id)).slice(0, mostAtOnce);
  const chosenIds = new Set(chosen.map(({ payout_id: id }) => id));
  const offered = payable.slice(0, mostAtOnce);
  const choose = (id: string, yes: boolean) =>
    setMarked(new Set([...[...chosenIds].filter((other) => other !== id), ...(yes ? [id] : [])]));
  const clear = () => setMarked(new Set());
  const isNewest = day === runDayOf(new Date(serverNow()));
  const list = words.list(dayText(day));
  return (
    <>
      {payable.length > 1 && (
        <label className="flex min-h-11 items-center gap-3 justify-self-start font-medium">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < offered.length;
            }}
            checked={chosen.length === offered.length}
            onChange={({ target }) =>
              setMarked(new Set(target.checked ? offered.map(({ payout_id: id }) => id) : []))
            }
            className="accent-accent size-5"
          />
          {words.chooseAll(offered.length)}
        </label>
      )}
      <Table
        label={list}
        columns={[
          ...(payable.length > 0 ? [chooseColumn(chosenIds, choose)] : []),
          ...columns,
          stateColumn(isNewest, onAsk),
        ]}
        rows={rows}
        keyOf={({ payout_id: id }) => id}
      />
      <PayBar day={day} chosen={chosen} onClear={clear} />
    </>
  );
};

const chooseColumn = (
  chosen: ReadonlySet<string>,
  onChoose: (id: string, yes: boolean) => void,
): Column<PayoutOfRun> => ({
  head: words.choose,
  cell: (row) =>
    isAtTheBank(row) && (
      <label className="-my-2 grid size-10 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={words.chooseOne(row.name, rupees(row.amount))}
          checked={chosen.has(row.payout_id)}
          onChange={({ target }) => onChoose(row.payout_id, target.checked)}
          className="accent-accent size-5"
        />
      </label>
    ),
});

const stateColumn = (isNewest: boolean, onAsk: (asked: Asked) => void): Column<PayoutOfRun> => ({
  head: words.state,
  cell: (row) => <LineState payout={row} isNewest={isNewest} onAsk={onAsk} />,
});

const columns: readonly Column<PayoutOfRun>[] = [
  {
    head: words.professional,
    cell: ({ handyman_id: id, name, amount, to }) => (
      <>
        <RowLink to={`/operator/professionals/${id}`}>
          <span data-written>{name}</span>
        </RowLink>
        <span className="block md:hidden">
          <Rupees amount={amount} />
          <span className="text-ink-soft block wrap-anywhere">{to ?? words.noAccount}</span>
        </span>
      </>
    ),
  },
  { head: words.number, tabular: true, wide: true, cell: ({ number }) => number },
  {
    head: words.to,
    wide: true,
    cell: ({ to }) => to ?? <span className="text-ink-soft">{words.noAccount}</span>,
  },
  {
    head: words.amount,
    tabular: true,
    wide: true,
    cell: ({ amount }) => <Rupees amount={amount} />,
  },
];
