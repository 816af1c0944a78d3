import { holdPayout, releasePayout, returnPayout } from '#contract/payout-run.ts';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import { words } from '#words/payout-run.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { runsKey } from '../../../features/payout/run-queries.ts';

const calls = { return: returnPayout, hold: holdPayout, release: releasePayout } as const;
export type Verb = keyof typeof calls;

export type Asked = { readonly verb: Verb; readonly payout: PayoutOfRun };

/** §29: one payout is held, released or sent back, with a reason. */
export const Ask = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const { verb, payout } = asked;
  const { title, text, yes, hint } = words.actions[verb];
  const change = useSendAndSay(calls[verb], { atFields: true, onDone: onClose, refetch: runsKey });
  return (
    <ReasonDialog
      open
      title={title(payout.name)}
      hint={hint}
      yes={yes}
      tone={verb === 'release' ? 'primary' : 'danger'}
      busy={change.isPending}
      refusals={change.error?.fields}
      onReason={(reason) => change.mutate({ params: { id: payout.payout_id }, body: { reason } })}
      onClose={onClose}
    >
      {text}
    </ReasonDialog>
  );
};
