import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListedDiscount } from '#contract/discount.ts';
import { listDiscounts } from '#contract/discount.ts';
import type { CodeStanding } from '#domain/discount-code.ts';
import { mayActAs } from '#domain/operator.ts';
import { words } from '#words/operator-discount.ts';
import { words as titles } from '#words/operator.tsx';
import { rowsQuery, usePages } from '../../data/pages.ts';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { meQuery, operatorKey } from '../../features/operator/queries.ts';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { dayText } from '../../ui/when.ts';
import { AddCode } from './codes/add-code.tsx';
import { ChangeCode } from './codes/change-code.tsx';

const key = [operatorKey, 'codes'] as const;

const tones: Readonly<Record<CodeStanding, Tone>> = {
  running: 'good',
  coming: 'warn',
  over: 'neutral',
  used_up: 'neutral',
  ended: 'neutral',
};

/** §38: /operator/codes. Every operator reads it, admins make and change codes. */
const Codes = () => {
  const { data: me } = useQuery(meQuery());
  const isAdmin = me !== undefined && mayActAs(me.level, 'admin');
  const codes = usePages(rowsQuery(key, listDiscounts, { query: {} }));
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<ListedDiscount>();
  return (
    <div className="grid gap-5">
      <Heading
        title={titles.codes}
        lead={isAdmin ? words.lead : words.leadSupport}
        aside={
          isAdmin && (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-5" />
              {words.add}
            </Button>
          )
        }
      />
      <Listing pages={codes} keys={[]} none={{ ...words.none, art: 'card' }}>
        {(rows) => (
          <Table
            label={words.list}
            rows={rows}
            keyOf={({ code_id }) => code_id}
            columns={isAdmin ? [...columns, actions(setChanging)] : columns}
          />
        )}
      </Listing>
      {adding && <AddCode refetch={key} onClose={() => setAdding(false)} />}
      {changing && (
        <ChangeCode code={changing} refetch={key} onClose={() => setChanging(undefined)} />
      )}
    </div>
  );
};
export default Codes;

const givesOf = ({ percent, amount }: ListedDiscount): string =>
  percent === null ? rupees(amount) : words.percentOf(percent, rupees(amount));

const daysOf = ({ validFrom, validTo }: ListedDiscount): string =>
  words.days(dayText(validFrom), dayText(validTo));

const columns: readonly Column<ListedDiscount>[] = [
  {
    head: words.columns.code,
    cell: (row) => (
      <span className="grid min-w-28 justify-items-start gap-1">
        <span className="font-semibold">{row.code}</span>
        <Badge tone={tones[row.standing]}>{words.standings[row.standing]}</Badge>
        <span className="text-ink-soft md:hidden">{givesOf(row)}</span>
        {row.firstOnly && <span className="text-ink-soft">{words.firstOnly}</span>}
        <span className="text-ink-soft md:hidden">{daysOf(row)}</span>
      </span>
    ),
  },
  { head: words.columns.gives, wide: true, cell: givesOf },
  { head: words.columns.valid, wide: true, cell: daysOf },
  {
    head: words.columns.uses,
    tabular: true,
    cell: ({ used, uses, given }) => (
      <>
        {words.used(used, uses)}
        <span className="text-ink-soft block md:hidden">{rupees(given)}</span>
      </>
    ),
  },
  {
    head: words.columns.given,
    tabular: true,
    wide: true,
    cell: ({ given }) => <Rupees amount={given} />,
  },
  { head: words.columns.madeBy, wide: true, cell: ({ madeBy }) => madeBy ?? '' },
];

const actions = (onChange: (code: ListedDiscount) => void): Column<ListedDiscount> => ({
  head: words.columns.actions,
  cell: (code) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={words.changeOf(code.code)}
      onClick={() => onChange(code)}
    >
      {words.change}
    </Button>
  ),
});
