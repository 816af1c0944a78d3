import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { closeVisitFlags } from '#contract/visits.ts';
import { words } from '#words/visits.ts';
import { Panel } from '../../../features/operator/panel.tsx';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { whenText } from '../../../ui/when.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { visitsQuery } from '../../../features/operator/visit-queries.ts';

type Props = { id: string; name: string };

/** §26: how a professional's visits went lately, what was raised about them, and whether an operator has looked. */
export const Visits = ({ id, name }: Props) => {
  const { data } = useQuery(visitsQuery(id));
  if (!data) return null;
  const { paused, established, doors, noVisit, cancellations, flags } = data;
  const facts = [
    [words.doors, doors],
    [words.noVisit, noVisit],
    [words.cancellations, cancellations],
  ] as const;
  const open = flags.some(({ lookedAt }) => lookedAt === null);
  return (
    <Panel title={words.title} aside={open && <Looked id={id} name={name} />}>
      <p className="flex flex-wrap gap-2">
        {paused && <Badge tone="warn">{words.paused}</Badge>}
        <Badge tone="neutral">{established ? words.established : words.newcomer}</Badge>
      </p>
      <dl className="grid gap-2 sm:grid-cols-3">
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="text-lg font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <h3 className="font-semibold">{words.raised}</h3>
      {flags.length === 0 && <p className="text-ink-soft">{words.nothingRaised}</p>}
      <ul className="divide-line grid divide-y">
        {flags.map(({ kind, at, booking_id, number, lookedAt, lookedBy }) => (
          <li key={`${kind} ${at}`} className="py-2">
            <p>{words.kinds[kind]}</p>
            <p className="text-ink-soft text-sm">
              <Link to={`/operator/bookings/${booking_id}`} className="hover:underline">
                {words.after(number, whenText(at))}
              </Link>
              {lookedAt !== null && ` · ${words.looked(lookedBy ?? '', whenText(lookedAt))}`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Looked = ({ id, name }: Props) => {
  const [asking, setAsking] = useState(false);
  const close = useSendAndSay(closeVisitFlags, { atFields: true, onDone: () => setAsking(false) });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.look.button}
      </Button>
      <ReasonDialog
        open={asking}
        title={words.look.title(name)}
        yes={words.look.button}
        busy={close.isPending}
        refusals={close.error?.fields}
        onReason={(reason) => close.mutate({ params: { id }, body: { reason } })}
        onClose={() => setAsking(false)}
      >
        {words.look.text}
      </ReasonDialog>
    </>
  );
};
