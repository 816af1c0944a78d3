import type { DisputeView } from '#contract/dispute.ts';
import { words } from '#words/dispute.ts';
import { whenText } from '../../../ui/when.ts';

/** §39: what was answered, and by whom. */
export const Said = ({ dispute }: { dispute: DisputeView }) => {
  const { decision, decidedBy, decidedAt, sentAt, answer, task } = dispute;
  if (decision === null || decidedAt === null) {
    return <p className="text-ink-soft">{words.said.nobody}</p>;
  }
  return (
    <>
      <p>{words.said[decision](decidedBy ?? words.said.somebody, whenText(decidedAt))}</p>
      {sentAt === null && task === 'none' && <p>{words.said.notSent}</p>}
      {decision === 'answer' && (
        <p className="bg-sunken rounded-control p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {answer ?? words.said.erased}
        </p>
      )}
    </>
  );
};
