import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { DisputeView } from '#contract/dispute.ts';
import { words as market } from '#words/console.tsx';
import { words } from '#words/dispute.ts';
import { DisputeBadge } from '../../../features/dispute/dispute-badge.tsx';
import { disputeQuery } from '../../../features/dispute/queries.ts';
import { Facts } from '../../../features/operator/facts.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { whenText } from '../../../ui/when.ts';
import { Answer } from './answer.tsx';
import { Said } from './said.tsx';
import { TakeShare } from './take-share.tsx';

/** §39: /operator/disputes/:id */
const Dispute = () => {
  const { id = '' } = useParams();
  return (
    <Fetched query={useQuery(disputeQuery(id))} coming={<LoadingPage />}>
      {(dispute) => <Whole dispute={dispute} />}
    </Fetched>
  );
};
export default Dispute;

type Props = { dispute: DisputeView };

const Whole = ({ dispute }: Props) => {
  const { state, task, amount, number, openedAt, reason, dueBy, crosses } = dispute;
  return (
    <div className="grid gap-5">
      <BackLink to="/operator/disputes" label={words.back} />
      <Heading
        title={words.titleOf(rupees(amount), number)}
        lead={words.opened(whenText(openedAt))}
        aside={
          <span className="flex flex-wrap gap-2">
            <DisputeBadge state={state} />
            {crosses && <Badge tone="bad">{words.crosses}</Badge>}
          </span>
        }
      />
      <div className="grid gap-1">
        <p className="font-semibold">{words.reasons[reason]}</p>
        {task !== 'none' && <p>{words.tasks[task]}</p>}
        {task === 'answer' && dueBy !== null && (
          <p className="text-warn font-semibold">{words.until(whenText(dueBy))}</p>
        )}
        {crosses && <p className="bg-bad-soft rounded-control mt-2 p-4">{words.crossesText}</p>}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <div className="grid min-w-0 gap-5 lg:col-span-2">
          {task === 'answer' ? (
            <Panel title={words.form.title}>
              <Answer dispute={dispute} />
            </Panel>
          ) : (
            <Panel title={words.said.title}>
              <Said dispute={dispute} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title={words.sums.title}>
            <Sums dispute={dispute} />
            {state === 'lost' && <TakeShare dispute={dispute} />}
          </Panel>
          <Panel title={words.about.title}>
            <Visit dispute={dispute} />
          </Panel>
        </div>
      </div>
    </div>
  );
};

const placeOf = ({ state, taken, returned, shareTakenAt }: DisputeView): string => {
  const { places } = words.sums;
  if (!taken) return places.there;
  if (state === 'lost') return shareTakenAt === null ? places.customer : places.customerBoth;
  if (state === 'won') return returned ? places.returned : places.coming;
  return places.away;
};

const Sums = ({ dispute }: Props) => {
  const { amount, charged, refunded, fee, earned, gateway_id, forTip } = dispute;
  const sum = (label: string, paise: number) => ({ label, value: <Rupees amount={paise} /> });
  return (
    <Facts
      facts={[
        sum(forTip ? `${words.sums.amount} (${words.tip})` : words.sums.amount, amount),
        sum(words.sums.charged, charged),
        ...(refunded > 0 ? [sum(words.sums.refunded, refunded)] : []),
        ...(fee > 0 ? [sum(words.sums.fee, fee)] : []),
        sum(words.sums.earned, earned),
        { label: words.sums.where, value: placeOf(dispute) },
        { label: words.sums.name, value: <code className="text-xs">{gateway_id}</code> },
      ]}
    />
  );
};

const Visit = ({ dispute: { booking_id, customer, timeline } }: Props) => (
  <>
    <ol className="border-line grid gap-3 border-l-2 pl-4">
      {timeline.map(({ move, by, at }) => (
        <li key={`${move} ${at}`}>
          <p className="font-medium">{market.told[move](market.actors[by])}</p>
          <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
            {whenText(at)}
          </time>
        </li>
      ))}
    </ol>
    <p className="flex flex-wrap gap-x-5 gap-y-2">
      <Link
        to={`/operator/bookings/${booking_id}`}
        className="text-accent rounded font-semibold hover:underline"
      >
        {words.about.booking}
      </Link>
      <Link
        to={`/operator/customers/${customer.user_id}`}
        className="text-accent rounded font-semibold hover:underline"
      >
        {words.about.customer}
      </Link>
    </p>
  </>
);
