import { BadgeCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Replied } from '#contract/call.ts';
import type { getProfessional } from '#contract/verification.ts';
import { limits } from '#domain/limits.ts';
import { appealDays, bothSides, mayDecide } from '#domain/verification.ts';
import { words as all } from '#words/verification.tsx';
import { KeyCap } from '../../../features/operator/key-cap.tsx';
import { useKeys } from '../../../features/operator/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { useDecisions } from '../../../features/operator/verification-queries.ts';
import { Panel } from '../../../features/operator/panel.tsx';

const words = all.decide;

const quick = Object.entries(words.quick);

/** §12: what this operator may decide now, as the server says. Who loses something is told why. */
export const Decide = ({
  professional: one,
}: {
  professional: Replied<typeof getProfessional>;
}) => {
  const [reason, setReason] = useState('');
  /** The error about a missing reason disappears when one is chosen. */
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState<'approve' | 'suspend'>();
  const form = useRef<HTMLDivElement>(null);
  const { judge, suspend, restore } = useDecisions(() => setAsking(undefined));
  const { decisions, version } = one;
  const params = { id: one.handyman_id };
  const may = (decision: (typeof decisions)[number]) => decisions.includes(decision);
  const complete = bothSides([
    ...(one.aadharFront ? ['aadharFront'] : []),
    ...(one.aadharBack ? ['aadharBack'] : []),
  ]);
  const approve = () => setAsking('approve');
  const write = () => form.current?.querySelector('textarea')?.focus();
  const losing = may('refuse') || may('suspend') || may('uphold');
  const seen = complete && one.imagesSeen;
  useKeys({
    a: may('approve') && seen ? approve : undefined,
    r: losing ? write : undefined,
  });
  const decided = (by: string) => {
    if (by === 'suspend') return setAsking('suspend');
    const decision = by === 'uphold' ? 'uphold' : 'refuse';
    judge.mutate({ params, body: { decision, reason, version } });
  };
  return (
    <Panel title={words.title}>
      {decisions.length === 0 && (
        <p className="text-ink-soft">
          {one.status === 'suspended' ? words.adminOnly : words.readOnly}
        </p>
      )}
      {one.held &&
        mayDecide('approve', one.status, one.waitingSince !== null) &&
        !may('approve') && <p className="text-ink-soft">{words.heldForAdmin}</p>}
      {may('approve') && (
        <div className="grid gap-1.5">
          <Button wide disabled={!seen} busy={judge.isPending} onClick={approve}>
            <BadgeCheck aria-hidden className="size-5" />
            {words.approve}
            <KeyCap letter="A" />
          </Button>
          <p className="text-ink-soft text-sm">
            {!complete ? words.needsBoth : seen ? words.approveHint : words.openFirst}
          </p>
        </div>
      )}
      {losing && (
        <div ref={form} className="border-line grid gap-3 border-t pt-4 first:border-0 first:pt-0">
          <div className="flex flex-wrap gap-2">
            {may('refuse') &&
              quick.map(([key, { label, text }]) => (
                <Button
                  key={key}
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setReason(text);
                    setChosen(key);
                  }}
                >
                  {label}
                </Button>
              ))}
          </div>
          <Form
            // After a decision the error about another one is cleared.
            key={`${one.status} ${chosen}`}
            label={words.title}
            className="grid gap-3"
            refusals={judge.error?.fields ?? suspend.error?.fields}
            onSubmit={(_values, by) => decided(by)}
          >
            <TextAreaField
              name="reason"
              label={words.reason}
              hint={
                may('uphold') && !may('suspend') ? words.upholdHint(appealDays) : words.reasonHint
              }
              required
              rows={4}
              maxLength={limits.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            {may('refuse') && (
              <Button type="submit" variant="danger" value="refuse" busy={judge.isPending}>
                {words.refuse}
                <KeyCap letter="R" />
              </Button>
            )}
            {may('uphold') && (
              <Button type="submit" variant="danger" value="uphold" busy={judge.isPending}>
                {words.uphold}
              </Button>
            )}
            {may('suspend') && (
              <Button type="submit" variant="danger" value="suspend" busy={suspend.isPending}>
                {words.suspend}
              </Button>
            )}
          </Form>
        </div>
      )}
      {may('restore') && (
        <div className="grid gap-1.5">
          <Button
            wide
            busy={restore.isPending}
            onClick={() => restore.mutate({ params, body: { version } })}
          >
            {words.restore}
          </Button>
          <p className="text-ink-soft text-sm">{words.restoreHint}</p>
        </div>
      )}
      <Confirm
        open={asking === 'approve'}
        title={words.approveTitle(one.name)}
        yes={words.approve}
        no={words.keep}
        tone="good"
        busy={judge.isPending}
        onYes={() => judge.mutate({ params, body: { decision: 'approve', version } })}
        onClose={() => setAsking(undefined)}
      >
        {words.approveText}
      </Confirm>
      <Confirm
        open={asking === 'suspend'}
        title={words.suspendTitle(one.name)}
        yes={words.suspend}
        no={words.keep}
        busy={suspend.isPending}
        onYes={() => suspend.mutate({ params, body: { reason, version } })}
        onClose={() => setAsking(undefined)}
      >
        {words.suspendText}
      </Confirm>
    </Panel>
  );
};
