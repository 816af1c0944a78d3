import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { Replied } from '#contract/call.ts';
import { getStatement, getStatementFile } from '#contract/statement.ts';
import type { StatementLine } from '#contract/statement.ts';
import type { EarningPeriod } from '#domain/earnings.ts';
import { words } from '#words/statement.ts';
import { send } from '../../data/api.ts';
import { accounts } from '../../data/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { whenText } from '../../ui/when.ts';

type Of = { period: EarningPeriod; day: string };

/** Its key begins as that of the earnings: what changes these changes it. */
const statementQuery = (query: Of, who = accounts()) =>
  queryOptions({
    queryKey: ['earnings', who, 'statement', query.period, query.day],
    queryFn: ({ signal }) => send(getStatement, { query, signal }),
  });

/** §31: a professional's account in the books, for the same days as their earnings. */
export const Statement = (of: Of) => (
  <section aria-labelledby="statement-title" className="grid gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="statement-title" className="text-lg font-bold">
        {words.title}
      </h2>
      <div className="flex gap-2">
        <File of={of} format="pdf" />
        <File of={of} format="csv" />
      </div>
    </div>
    <Fetched
      query={useQuery(statementQuery(of))}
      coming={<SkeletonRows rows={3} label={words.loading} />}
    >
      {(statement) => <Lines statement={statement} />}
    </Fetched>
  </section>
);

const File = ({ of, format }: { of: Of; format: 'pdf' | 'csv' }) => (
  <a
    href={`${getStatementFile.path}?${new URLSearchParams({ ...of, format }).toString()}`}
    download
    aria-label={words.download[format]}
    className={buttonClass({ variant: 'secondary', size: 'small' })}
  >
    <FileDown aria-hidden className="size-5" />
    {words.format[format]}
  </a>
);

const Lines = ({ statement }: { statement: Replied<typeof getStatement> }) => {
  const { opening, closing, lines, leftOut } = statement;
  return (
    <Card className="px-4 sm:px-5">
      <ol className="divide-line divide-y">
        <Balance label={words.opening} amount={opening} />
        {leftOut && <li className="text-ink-soft py-3">{words.leftOut}</li>}
        {lines.map((line) => (
          <Line key={`${line.at} ${line.kind} ${line.number}`} line={line} />
        ))}
        {lines.length === 0 && <li className="text-ink-soft py-3">{words.none}</li>}
        <Balance label={words.closing} amount={closing} />
      </ol>
    </Card>
  );
};

const Balance = ({ label, amount }: { label: string; amount: number }) => (
  <li className="flex justify-between gap-4 py-3 font-semibold">
    {label} <Rupees amount={amount} />
  </li>
);

const Line = ({ line: { at, kind, number, amount, balance } }: { line: StatementLine }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 leading-snug">
    <span className="min-w-0 flex-1 basis-40">
      {words.kinds[kind](number)}
      <span className="text-ink-soft block text-sm">
        {whenText(at)} · {words.leaves(rupees(balance))}
      </span>
    </span>
    <span className={`font-bold tabular-nums ${amount > 0 ? 'text-good' : ''}`}>
      {amount > 0 && '+'}
      <Rupees amount={amount} />
    </span>
  </li>
);
