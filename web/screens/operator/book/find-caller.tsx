import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Replied } from '#contract/call.ts';
import type { searchCustomers } from '#contract/console.ts';
import { words } from '#words/caller.tsx';
import { usePages } from '../../../data/pages.ts';
import { customerSearchQuery } from '../../../features/operator/console-queries.ts';
import { SearchFilter } from '../../../features/operator/filters.tsx';
import { Listing } from '../../../features/operator/listing.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { NewCaller } from './new-caller.tsx';

type Props = { q: string; onSearch: (q: string) => void; onFound: (id: string) => void };

/** Among the customers, or taken down as a new one. */
export const FindCaller = ({ q, onSearch, onFound }: Props) => {
  const [isNew, setNew] = useState(false);
  if (isNew) return <NewCaller typed={q} onAdded={onFound} onBack={() => setNew(false)} />;
  return (
    <Panel title={words.who.title}>
      <search aria-label={words.who.filter} className="flex flex-wrap items-end gap-3">
        <SearchFilter
          label={words.who.search}
          hint={words.who.hint}
          value={q}
          onChange={onSearch}
        />
        <Button variant="secondary" size="small" onClick={() => setNew(true)}>
          <UserPlus aria-hidden className="size-4" />
          {words.who.isNew}
        </Button>
      </search>
      {q !== '' && <Found q={q} onFound={onFound} />}
    </Panel>
  );
};

const Found = ({ q, onFound }: Pick<Props, 'q' | 'onFound'>) => (
  <Listing
    pages={usePages(customerSearchQuery({ q }))}
    keys={['search']}
    none={{ title: words.who.none, text: words.who.noneText }}
  >
    {(rows) => (
      <ul
        aria-label={words.who.found}
        className="rounded-card border-line divide-line divide-y border"
      >
        {rows.map((row) => (
          <Row key={row.user_id} row={row} onFound={onFound} />
        ))}
      </ul>
    )}
  </Listing>
);

type RowProps = {
  row: Replied<typeof searchCustomers>[number];
  onFound: (id: string) => void;
};

/** With the ends of email and phone, which the caller can be asked for. */
const Row = ({ row: { user_id: id, name, email, phone, bookings }, onFound }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-3 py-2.5">
    <p className="min-w-0 text-sm">
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="text-ink-soft">
        {phone} · {email} ·{' '}
        {bookings === 1 ? words.who.oneBooking : words.who.bookings(String(bookings))}
      </span>
    </p>
    <Button size="small" variant="outline" onClick={() => onFound(id)}>
      {words.who.choose(name)}
    </Button>
  </li>
);
