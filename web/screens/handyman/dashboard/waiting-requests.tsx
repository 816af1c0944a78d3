import type { Notification } from '#contract/booking.ts';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/state.tsx';
import { BlockCustomer } from './block-customer.tsx';
import { RequestActions, RequestFacts } from './request.tsx';
import { useAnswer } from './answer.ts';

type Props = { requests: readonly Notification[]; hindrance: string | undefined; online: boolean };

/** Everything that waits for an answer, also what the pop-up was put aside for. */
export const WaitingRequests = ({ requests, hindrance, online }: Props) => (
  <section aria-labelledby="waiting-title">
    <h2 id="waiting-title" className="mb-4 text-2xl font-bold">
      Requests
    </h2>
    {requests.length > 0 ? (
      <ul className="grid gap-4 lg:grid-cols-2">
        {requests.map((request) => (
          <li key={request.notification_id}>
            <Waiting request={request} hindrance={hindrance} />
          </li>
        ))}
      </ul>
    ) : (
      <Card>{online ? <Listening /> : <Asleep />}</Card>
    )}
  </section>
);

const Waiting = ({ request, hindrance }: { request: Notification } & Pick<Props, 'hindrance'>) => {
  const { accept, decline, accepting, declining } = useAnswer();
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="text-lg font-bold">
        {request.username} needs help from a {request.service.toLowerCase()}
      </h3>
      <RequestFacts request={request} />
      <RequestActions
        request={request}
        hindrance={hindrance}
        accepting={accepting}
        declining={declining}
        onAccept={() => accept(request)}
        onDecline={() => decline(request)}
      />
      <BlockCustomer request={request} />
    </Card>
  );
};

const Listening = () => (
  <EmptyState art="bell" title="No requests right now">
    Keep this page open: it rings the moment someone near you asks.
  </EmptyState>
);

const Asleep = () => (
  <EmptyState art="sleep" title="You are offline">
    Customers cannot see or ask you. Go online above when you are ready for work.
  </EmptyState>
);
