import { useState } from 'react';
import { switchService } from '#contract/catalogue-editor.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { servicesQuery } from '../../../features/operator/console-queries.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';

type Service = {
  readonly id: number;
  readonly serviceName: string;
  readonly active: boolean;
  readonly version: number;
};

/** Off is asked about: customers cannot ask for it any more. On is done at once. */
export const SwitchService = ({ service }: { service: Service }) => {
  const { id, serviceName, active, version } = service;
  const [asking, setAsking] = useState(false);
  const turn = useSendAndSay(switchService, {
    onSettled: () => setAsking(false),
    refetch: servicesQuery().queryKey,
  });
  const send = () => turn.mutate({ params: { id }, body: { active: !active, version } });
  return (
    <>
      <Button
        variant={active ? 'danger' : 'secondary'}
        size="small"
        aria-label={active ? words.switchOffOne(serviceName) : words.switchOnOne(serviceName)}
        busy={turn.isPending}
        onClick={active ? () => setAsking(true) : send}
      >
        {active ? words.switchOff : words.switchOn}
      </Button>
      <Confirm
        open={asking}
        title={words.switchTitle(serviceName)}
        yes={words.switchOff}
        no={words.keep}
        busy={turn.isPending}
        onYes={send}
        onClose={() => setAsking(false)}
      >
        {words.switchText}
      </Confirm>
    </>
  );
};
