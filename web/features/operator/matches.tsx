import type { SentAwayMatch } from '#contract/verification.ts';
import { words as all } from '#words/verification.tsx';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/when.ts';
import { Panel } from './panel.tsx';

const words = all.matches;

/** §12: whom an account may belong to: it has something in common with one that was suspended or refused. */
type Props = { matches: readonly SentAwayMatch[]; hint: string };

export const Matches = ({ matches, hint }: Props) => (
  <Panel title={words.title}>
    <ul className="grid gap-3">
      {matches.map(({ kind, suspendedAt, reason, same }) => (
        <li
          key={suspendedAt}
          className="border-line grid gap-1.5 border-t pt-3 first:border-0 first:pt-0"
        >
          <p className="flex flex-wrap items-center gap-1.5">
            <strong>{words.on[kind](dayText(suspendedAt))}</strong>
            {same.map((mark) => (
              <Badge key={mark} tone="bad">
                {words.same[mark]}
              </Badge>
            ))}
          </p>
          {reason !== '' && (
            <p className="bg-sunken rounded-control p-3 wrap-anywhere whitespace-pre-line">
              {reason}
            </p>
          )}
        </li>
      ))}
    </ul>
    <p className="text-ink-soft text-sm">{hint}</p>
  </Panel>
);
