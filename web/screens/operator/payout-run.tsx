import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { approvePayouts, exportPayouts } from '#contract/payout-run.ts';
import { midnightOf } from '#domain/hours.ts';
import { words } from '#words/payout-run.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { ExportCsv } from '../../features/operator/export-csv.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { runQuery, runsKey } from '../../features/payout/run-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { dayText, weekdayText, whenText } from '../../ui/when.ts';
import { Lines } from './payout-run/lines.tsx';
import { Progress, Sums } from './payout-run/progress.tsx';
import type { Run } from './payout-run/progress.tsx';

/** §29: /operator/payouts/2026-11-16 */
const PayoutRun = () => {
  const { day = '' } = useParams();
  const query = useQuery(runQuery(day));
  return (
    <div className="grid gap-5">
      <BackLink to="/operator/payouts" label={words.back} />
      <Fetched query={query} coming={<LoadingPage />}>
        {(run) => <Whole key={run.day} run={run} />}
      </Fetched>
    </div>
  );
};
export default PayoutRun;

const Whole = ({ run }: { run: Run }) => (
  <>
    <Heading
      title={weekdayText(new Date(midnightOf(run.day)))}
      lead={words.made(whenText(run.madeAt))}
      aside={
        run.states.waiting.payouts > 0 &&
        (run.approvedAt === null ? <Approve run={run} /> : <BankFiles run={run} />)
      }
    />
    <div className="grid gap-3">
      <Progress run={run} />
      <Sums run={run} />
    </div>
    <Lines run={run} />
  </>
);

const Approve = ({ run: { day, states } }: { run: Run }) => {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const approve = useSendAndSay(approvePayouts, { onSettled: close, refetch: runsKey });
  const { payouts, amount } = states.waiting;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.approve.button}</Button>
      <Confirm
        open={asking}
        title={words.approve.title(payouts, rupees(amount))}
        yes={words.approve.button}
        no={words.approve.no}
        tone="good"
        busy={approve.isPending}
        onYes={() => approve.mutate({ params: { day } })}
        onClose={close}
      >
        <p>{words.approve.text}</p>
      </Confirm>
    </>
  );
};

const BankFiles = ({ run: { day, states, notInAFile } }: { run: Run }) => {
  const client = useQueryClient();
  const file = {
    call: exportPayouts,
    name: `payouts-${day}`,
    onDone: () => void client.invalidateQueries({ queryKey: runsKey }),
  };
  const named = dayText(day);
  return (
    <div className="flex flex-wrap gap-2">
      {notInAFile.payouts < states.waiting.payouts && (
        <ExportCsv
          {...file}
          label={words.file.again}
          asking={{ title: words.file.againTitle(named), text: words.file.againText }}
          bodyOf={(reason) => ({ day, again: true, reason })}
        />
      )}
      {notInAFile.payouts > 0 && (
        <ExportCsv
          {...file}
          label={words.file.button}
          variant="primary"
          asking={{ title: words.file.title(named), text: words.file.text }}
          bodyOf={(reason) => ({ day, again: false, reason })}
        />
      )}
    </div>
  );
};
