import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Replied } from '#contract/call.ts';
import { changeOperator, resetOperator } from '#contract/operator.ts';
import type { listOperators } from '#contract/operator.ts';
import { words } from '#words/operator.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { operatorsQuery } from '../../../features/operator/queries.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

type Operator = Replied<typeof listOperators>[number];
type ActionsProps = { operator: Operator; onLink: (link: string) => void };

/** What an admin can do about an operator's account. */
export const Actions = ({ operator, onLink }: ActionsProps) => {
  const client = useQueryClient();
  const [asking, setAsking] = useState<'reset' | 'close'>();
  const { operator_id: id, name, level, state } = operator;
  const params = { id };
  const refresh = () => void client.invalidateQueries({ queryKey: operatorsQuery().queryKey });
  const done = () => {
    setAsking(undefined);
    refresh();
  };
  const change = useSendAndSay(changeOperator, { onSettled: done });
  const reset = useSend(resetOperator, {
    onSuccess: (reply) => onLink(reply.link),
    onError: ({ message }) => toast.error(message),
    onSettled: done,
  });
  const closed = state === 'disabled';
  const other = level === 'admin' ? 'support' : 'admin';
  return (
    <div className="flex flex-wrap gap-1">
      {closed ? (
        <Button
          variant="secondary"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ params, body: { disabled: false } })}
        >
          {words.operators.open}
        </Button>
      ) : (
        <>
          <Button
            variant="secondary"
            size="small"
            busy={change.isPending}
            onClick={() => change.mutate({ params, body: { level: other } })}
          >
            {words.operators.make[other]}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking('reset')}>
            {words.operators.reset}
          </Button>
          <Button variant="danger" size="small" onClick={() => setAsking('close')}>
            {words.operators.close}
          </Button>
        </>
      )}
      <Confirm
        open={asking === 'reset'}
        title={words.operators.resetTitle(name)}
        yes={words.operators.reset}
        no={words.operators.keep}
        busy={reset.isPending}
        onYes={() => reset.mutate({ params })}
        onClose={() => setAsking(undefined)}
      >
        {words.operators.resetText}
      </Confirm>
      <Confirm
        open={asking === 'close'}
        title={words.operators.closeTitle(name)}
        yes={words.operators.close}
        no={words.operators.keep}
        busy={change.isPending}
        onYes={() => change.mutate({ params, body: { disabled: true } })}
        onClose={() => setAsking(undefined)}
      >
        {words.operators.closeText}
      </Confirm>
    </div>
  );
};
