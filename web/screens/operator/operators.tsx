import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Replied } from '#contract/call.ts';
import type { listOperators } from '#contract/operator.ts';
import { words } from '#words/operator.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { dayText } from '../../ui/when.ts';
import { meQuery, operatorsQuery } from '../../features/operator/queries.ts';
import { Actions } from './operators/actions.tsx';
import { AddOperator } from './operators/add-operator.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Operator = Replied<typeof listOperators>[number];

const tones: Readonly<Record<Operator['state'], Tone>> = {
  invited: 'warn',
  active: 'good',
  disabled: 'neutral',
};

const columnsFor = (
  own: string | undefined,
  onLink: (link: string) => void,
): readonly Column<Operator>[] => [
  {
    head: words.operators.name,
    cell: ({ name, email }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft">{email}</span>
      </>
    ),
  },
  { head: words.operators.level, cell: ({ level }) => words.levels[level] },
  {
    head: words.operators.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{words.operators.states[state]}</Badge>,
  },
  {
    head: words.operators.since,
    tabular: true,
    cell: ({ createdAt }) => dayText(createdAt),
  },
  {
    head: words.operators.actions,
    cell: (row) =>
      row.operator_id === own ? (
        <span className="text-ink-soft">{words.operators.you}</span>
      ) : (
        <Actions operator={row} onLink={onLink} />
      ),
  },
];

/** Who runs this market; for admins. */
const Operators = () => {
  const operators = useQuery(operatorsQuery());
  const { data: me } = useQuery(meQuery());
  const [adding, setAdding] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <div className="grid gap-5">
      <Heading
        title={words.operators.title}
        lead={words.operators.lead}
        aside={
          <Button onClick={() => setAdding(true)}>
            <UserPlus aria-hidden className="size-5" />
            {words.operators.add}
          </Button>
        }
      />
      <Fetched query={operators} coming={<SkeletonRows rows={3} label={words.loading} />}>
        {(rows) => (
          <Table
            label={words.operators.title}
            rows={rows}
            keyOf={({ operator_id }) => operator_id}
            columns={columnsFor(me?.operator_id, setLink)}
          />
        )}
      </Fetched>
      <AddOperator open={adding} onClose={() => setAdding(false)} onLink={setLink} />
      <OneTimeLink link={link} onClose={() => setLink(undefined)} />
    </div>
  );
};
export default Operators;

type Props = { link: string | undefined; onClose: () => void };

/** Only its own button closes it: it cannot be shown again. */
const OneTimeLink = ({ link, onClose }: Props) => (
  <Dialog insistent open={link !== undefined} onClose={onClose} title={words.link.title}>
    <p className="text-ink-soft mt-2">{words.link.text}</p>
    <code className="bg-sunken rounded-control mt-4 block p-3 text-sm break-all">{link}</code>
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <CopyButton text={link ?? ''} label={words.link.copy} />
      <Button onClick={onClose}>{words.link.done}</Button>
    </div>
  </Dialog>
);
