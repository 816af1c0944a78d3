import type { Replied } from '#contract/call.ts';
import type { getProfessional } from '#contract/verification.ts';
import { words as all } from '#words/verification.tsx';
import { auditAction, auditAuthor } from '../../../features/operator/audit-author.ts';
import { whenText } from '../../../ui/when.ts';
import { Panel } from '../../../features/operator/panel.tsx';

const words = all.history;

/** Shorter names of actions than in the audit log: the page says already whom they are about. */
const shortNames: Readonly<Record<string, string>> = words.actions;

type Entry = Replied<typeof getProfessional>['history'][number];

/** What operators did about them, newest first. */
export const History = ({ entries }: { entries: readonly Entry[] }) => (
  <Panel title={words.title}>
    {entries.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ol className="grid gap-3">
        {entries.map(({ id, at, operator, action, reason, answer }) => (
          <li key={id} className="border-line grid gap-0.5 border-t pt-3 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <strong>{shortNames[action] ?? auditAction(action)}</strong> ·{' '}
                {auditAuthor(action, operator)}
              </span>
              <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
                {whenText(at)}
              </time>
            </p>
            {reason !== null && <p className="text-ink-soft wrap-anywhere">{reason}</p>}
            {answer !== null && (
              <p className="text-ink-soft wrap-anywhere">{words.answered(answer)}</p>
            )}
          </li>
        ))}
      </ol>
    )}
  </Panel>
);
