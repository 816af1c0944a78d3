import type { Replied } from '#contract/call.ts';
import type { getProfessional } from '#contract/verification.ts';
import { words as all } from '#words/verification.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { dayText } from '../../../ui/when.ts';

const words = all.matches;

type Match = Replied<typeof getProfessional>['matches'][number];

/** §12: whom this sign-up may be: it has something in common with an account that was suspended. */
export const Matches = ({ matches }: { matches: readonly Match[] }) => (
  <Panel title={words.title}>
    <ul className="grid gap-3">
      {matches.map(({ suspendedAt, reason, same }) => (
        <li
          key={suspendedAt}
          className="border-line grid gap-1.5 border-t pt-3 first:border-0 first:pt-0"
        >
          <p className="flex flex-wrap items-center gap-1.5">
            <strong>{words.on(dayText(suspendedAt))}</strong>
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
    <p className="text-ink-soft text-sm">{words.hint}</p>
  </Panel>
);
