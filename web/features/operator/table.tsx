import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReturnToRow } from './opened-before.ts';

/** What `sort` is called in the address bar, one way and the other. */
type Orders = { readonly ascending?: string; readonly descending?: string };

export type Column<Row> = {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and dates stand in line. */
  readonly tabular?: true;
  /** Not on a phone: the row's own page has it. */
  readonly wide?: true;
  /** Its head is a button that sorts. */
  readonly orders?: Orders;
};

type Sorting = { readonly sort: string; readonly onSort: (sort: string) => void };

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
};

const shown = (wide: true | undefined) => (wide ? 'hidden md:table-cell' : '');

const directionOf = ({ ascending, descending }: Orders = {}, sort = '') => {
  if (sort === '') return undefined;
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
};

/** Dense, for those who read it all day; on a phone it scrolls within itself, by the keyboard too. */
export const Table = <Row,>({ label, columns, rows, keyOf, sorting }: Props<Row>) => (
  <section
    ref={useReturnToRow()}
    aria-label={label}
    // What scrolls must be reached by the keyboard, also where it holds no link.
    tabIndex={0}
    className="rounded-card border-line bg-surface overflow-x-auto border"
  >
    <table className="w-full text-sm">
      <thead className="bg-sunken text-ink-soft text-left">
        <tr>
          {columns.map(({ head, orders, wide }) => (
            <th
              key={head}
              scope="col"
              aria-sort={directionOf(orders, sorting?.sort)}
              className={`px-3 py-2 font-semibold whitespace-nowrap ${shown(wide)}`}
            >
              {orders && sorting ? <SortButton head={head} orders={orders} {...sorting} /> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-line hover:bg-sunken/60 has-[a[data-row]:focus-visible]:bg-accent-soft has-[input:checked]:bg-accent-soft border-t align-top"
          >
            {columns.map(({ head, cell, tabular, wide }) => (
              <td
                key={head}
                className={`px-3 py-2 ${tabular ? 'whitespace-nowrap tabular-nums' : ''} ${shown(wide)}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

const SortButton = ({ head, orders, sort, onSort }: Sorting & { head: string; orders: Orders }) => {
  const direction = directionOf(orders, sort);
  const { ascending, descending } = orders;
  const next = direction === 'descending' ? (ascending ?? descending) : (descending ?? ascending);
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(next ?? '')}
      className="hover:text-ink -mx-1 inline-flex items-center gap-1 rounded px-1 font-semibold"
    >
      {head}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
};

type RowLinkProps = { to: string; children: ReactNode };

/** Opens the row's page. The keys j and k go from one of these to the next, Enter opens. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link data-row to={to} className="text-accent rounded font-semibold hover:underline">
    {children}
  </Link>
);
