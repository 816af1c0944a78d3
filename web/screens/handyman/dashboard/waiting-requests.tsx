import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { Notification } from '#contract/booking.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { blockCustomer } from '#contract/block.ts';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { DetailLines } from '../../../features/address/detail-lines.tsx';
import { CountdownRing } from '../../../features/booking/time-ring.tsx';
import { VisitWith } from '../../../features/regular/together.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import type { Hearing } from '../../../device/sound.ts';
import { useAnswer } from './answer.ts';
import { hindranceOf } from './job-cards.tsx';
import { CustomerRating, RequestActions, RequestPay, RequestPlace } from './request.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';

const words = dashboard.waiting;

type Props = {
  requests: readonly Notification[];
  running: Notification | undefined;
  online: boolean;
  /** Shown to customers at all. */
  listed: boolean;
  hearing: Hearing;
};

/** Everything that waits for an answer, also requests whose pop-up was dismissed. */
export const WaitingRequests = ({ requests, running, online, listed, hearing }: Props) => (
  <section aria-labelledby="waiting-title">
    <h2 id="waiting-title" className="sr-only">
      {words.title}
    </h2>
    {requests.length > 0 ? (
      <ul className="grid gap-4">
        {requests.map((request, index) => (
          <li key={request.notification_id}>
            <Waiting
              request={request}
              place={words.place(index + 1, requests.length)}
              hindrance={hindranceOf(running, request)}
            />
          </li>
        ))}
      </ul>
    ) : (
      <Card>
        {running ? <Busy /> : online ? <Listening listed={listed} hearing={hearing} /> : <Asleep />}
      </Card>
    )}
  </section>
);

type WaitingProps = { request: Notification; place: string; hindrance: string | undefined };

const Waiting = ({ request, place, hindrance }: WaitingProps) => {
  const serviceNamed = useServiceNamed();
  const { accept, decline, accepting, declining } = useAnswer();
  return (
    <Card className="border-accent shadow-lift grid gap-4 border-2 p-5">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="accent">
          <BellRing aria-hidden className="size-4" />
          {words.badge}
        </Badge>
        <span className="text-ink-soft text-sm font-medium">{place}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <h3 className="text-xl leading-tight font-bold wrap-anywhere">
            {words.needs(request.username ?? '', serviceNamed(request.service))}
          </h3>
          <CustomerRating request={request} />
          <VisitWith doneTogether={request.doneTogether} over={false} />
          <RequestPlace request={request} />
        </div>
        <CountdownRing from={request.createdAt} until={request.expiresAt} />
      </div>
      <DetailLines note={request.note} />
      <RequestPay request={request} />
      <RequestActions
        request={request}
        hindrance={hindrance}
        accepting={accepting}
        declining={declining}
        onAccept={(all) => accept(request, all)}
        onDecline={() => decline(request)}
      />
      <BlockCustomer request={request} />
    </Card>
  );
};

const Listening = ({ listed, hearing }: Pick<Props, 'listed' | 'hearing'>) => (
  <EmptyState art="bell" title={words.none}>
    {listed ? words.listening[hearing] : words.unlisted}
  </EmptyState>
);

/** While a job runs no customer can ask. */
const Busy = () => (
  <p className="text-ink-soft p-5">
    <strong className="text-ink block">{words.none}</strong>
    {words.busy}
  </p>
);

const Asleep = () => (
  <EmptyState art="sleep" title={words.offline}>
    {words.asleep}
  </EmptyState>
);

/** Blocks a customer who asks again and again without meaning it. */
const BlockCustomer = ({ request }: { request: Notification }) => {
  const [open, setOpen] = useState(false);
  const block = useSendAndSay(blockCustomer, { onSettled: () => setOpen(false) });
  const name = request.username ?? dashboard.unnamed.this;
  return (
    <>
      <Button variant="quiet" size="small" className="wrap-anywhere" onClick={() => setOpen(true)}>
        {dashboard.block.button(name)}
      </Button>
      <Confirm
        open={open}
        title={dashboard.block.title(name)}
        yes={dashboard.block.yes}
        no={dashboard.block.no}
        busy={block.isPending}
        onClose={() => setOpen(false)}
        onYes={() => block.mutate({ body: { user_id: request.user_id } })}
      >
        <p>{dashboard.block.meaning}</p>
      </Confirm>
    </>
  );
};
