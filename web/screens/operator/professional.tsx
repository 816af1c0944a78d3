import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate, useLocation, useParams, useSearchParams } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { getProfessional } from '#contract/verification.ts';
import { verifications } from '#domain/verification.ts';
import { words as all } from '#words/verification.tsx';
import { Matches } from '../../features/operator/matches.tsx';
import { KeyCap } from '../../features/operator/key-cap.tsx';
import { useKeys } from '../../features/operator/use-keys.ts';
import { VerificationBadge } from '../../features/operator/verification-badge.tsx';
import { waitedText } from '../../features/operator/waited.ts';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { serverNow } from '../../data/clock.ts';
import { usePages } from '../../data/pages.ts';
import {
  applicationsQuery,
  professionalQuery,
} from '../../features/operator/verification-queries.ts';
import { Decide } from './professional/decide.tsx';
import { Facts } from './professional/facts.tsx';
import { History } from './professional/history.tsx';
import { Identity } from './professional/identity.tsx';
import { LiveBookings } from './professional/live-bookings.tsx';
import { Visits } from './professional/visits.tsx';

const words = all.one;

/** §12: one professional, from the queue or from the list: what they wrote, their card, and what was decided. */
const ProfessionalPage = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const inQueue = pathname.startsWith('/operator/applications');
  const one = useQuery(professionalQuery(id));
  const search = params.size === 0 ? '' : `?${params.toString()}`;
  const back = inQueue
    ? { to: `/operator/applications${search}`, label: words.toApplications }
    : { to: '/operator/professionals', label: words.toProfessionals };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <BackLink {...back} />
        {one.data && <Title professional={one.data} />}
        {/* Also while it loads: an operator who goes through the queue need not wait for each. */}
        {inQueue && <Neighbours id={id} search={search} />}
      </div>
      <Fetched query={one} coming={<SkeletonCard label={words.loading} className="h-130" />}>
        {(professional) => <Whole professional={professional} />}
      </Fetched>
    </div>
  );
};
export default ProfessionalPage;

type Props = { professional: Replied<typeof getProfessional> };

const Title = ({ professional }: Props) => {
  const { handyman_id: id, name, profile, status, waitingSince, listed } = professional;
  return (
    <>
      <Portrait person={{ id, name, profile }} />
      <h1 tabIndex={-1} className="text-2xl font-bold wrap-anywhere">
        {name}
      </h1>
      <VerificationBadge status={status} />
      {waitingSince !== null && (
        <Badge tone="warn">{words.waits(waitedText(waitingSince, serverNow()))}</Badge>
      )}
      <Badge tone={listed ? 'accent' : 'neutral'}>{listed ? words.shown : words.hidden}</Badge>
    </>
  );
};

/** The card begins sealed again with each version. */
const Whole = ({ professional }: Props) => {
  const { handyman_id: id, version, history, matches } = professional;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <div className="grid gap-5">
        {matches.length > 0 && (
          <Matches
            matches={matches}
            hint={professional.held ? matchesWords.hint : matchesWords.refusedHint}
          />
        )}
        <Identity key={`${id} ${version}`} professional={professional} />
        <Facts professional={professional} />
        <LiveBookings id={id} status={professional.status} />
        <Visits key={`visits ${id}`} id={id} name={professional.name} />
      </div>
      <div className="xl:row-span-2">
        <Decide key={id} professional={professional} />
      </div>
      <History entries={history} />
    </div>
  );
};

/** The queue around this one, as far as it was fetched. Who has just been decided stands in it no more. */
const Neighbours = ({ id, search }: { id: string; search: string }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = verifications.find((one) => one === params.get('status'));
  const queue = usePages(applicationsQuery(status)).query;
  const ids = (queue.data ?? []).map(({ handyman_id }) => handyman_id);
  const at = ids.indexOf(id);
  const to = (other: string | undefined) =>
    other === undefined
      ? undefined
      : () => void navigate(`/operator/applications/${other}${search}`);
  const next = to(ids[at + 1]);
  const previous = to(at > 0 ? ids[at - 1] : undefined);
  useKeys({ j: next, k: previous });
  return (
    <div className="ml-auto flex items-center gap-2">
      {at >= 0 && (
        <span className="text-ink-soft tabular-nums">{words.place(at + 1, ids.length)}</span>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={words.previous}
        disabled={!previous}
        onClick={previous}
      >
        <ChevronUp aria-hidden className="size-5" />
        <KeyCap letter="K" />
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={words.next}
        disabled={!next}
        onClick={next}
      >
        <ChevronDown aria-hidden className="size-5" />
        <KeyCap letter="J" />
      </Button>
    </div>
  );
};

const matchesWords = all.matches;
