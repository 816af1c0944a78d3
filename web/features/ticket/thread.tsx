import { CircleCheck, ReceiptIndianRupee } from 'lucide-react';
import type { Entry } from '#contract/ticket.ts';
import { words as all } from '#words/ticket.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { whenText } from '../../ui/when.ts';

const words = all.thread;

type Props = {
  entries: readonly Entry[];
  /** How the reader calls the author: "You", or by name. */
  author: string;
  /** On whose side of the page the reader stands. */
  reader: 'author' | 'operator';
};

/** What was said and done, in order; one's own words stand on the right. */
export const Thread = ({ entries, author, reader }: Props) => (
  <ol aria-label={words.title} className="grid gap-4">
    {entries.map((entry) => (
      <li key={entry.id} className="grid">
        {entry.kind === 'author' || entry.kind === 'operator' ? (
          <Said
            entry={entry}
            who={entry.kind === 'author' ? author : words.us(entry.by ?? '')}
            own={entry.kind === reader}
          />
        ) : (
          <Done entry={entry} />
        )}
      </li>
    ))}
  </ol>
);

const Said = ({ entry, who, own }: { entry: Entry; who: string; own: boolean }) => (
  <div
    className={`grid max-w-[85%] gap-1 rounded-2xl px-4 py-3 ${own ? 'bg-accent-soft justify-self-end rounded-br-md' : 'bg-sunken justify-self-start rounded-bl-md'}`}
  >
    <p className="text-ink-soft flex flex-wrap gap-x-2 text-sm">
      <span className="text-ink font-semibold">{who}</span>
      <time dateTime={entry.at}>{whenText(entry.at)}</time>
    </p>
    <p data-written className="wrap-anywhere whitespace-pre-wrap">
      {entry.text}
    </p>
  </div>
);

const Done = ({ entry }: { entry: Entry }) => {
  const Icon = entry.kind === 'refund' ? ReceiptIndianRupee : CircleCheck;
  return (
    <div className="border-line grid gap-1 rounded-2xl border border-dashed px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Icon aria-hidden className="text-accent size-4.5" />
        <span className="font-semibold">
          {entry.kind === 'refund'
            ? words.refund(rupees(entry.amount ?? 0))
            : words.closed(entry.outcome === null ? '' : all.outcomes[entry.outcome])}
        </span>
        <time dateTime={entry.at} className="text-ink-soft">
          {whenText(entry.at)}
        </time>
      </p>
      {entry.text !== null && (
        <p data-written className="wrap-anywhere whitespace-pre-wrap">
          {entry.text}
        </p>
      )}
    </div>
  );
};
