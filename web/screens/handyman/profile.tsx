import { useServiceNamed } from '../../features/catalogue/service-named.ts';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, CalendarDays, Hourglass, IdCard, MapPin, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { getHandyman } from '#contract/handyman.ts';
import { jobsCompleted, membershipDays, phonePrefix, serviceOf } from '#domain/handyman.ts';
import { words as account } from '#words/account.tsx';
import { words as handymanWords } from '#words/handyman.ts';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { AboutMe } from '../../features/rating/about-me.tsx';
import { ServicePicture } from '../../features/catalogue/service-picture.tsx';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { VerifiedBadge } from '../../features/handyman/verified-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { dayText } from '../../ui/when.ts';
import { serverNow } from '../../data/clock.ts';
import { HoursLink } from '../../features/handyman/hours-link.tsx';
import { handymanQuery } from '../../features/handyman/queries.ts';
import { useCatalogue } from '../../features/catalogue/queries.ts';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { ApplicationCard } from './profile/application.tsx';
import { PhotoButton } from './profile/photo.tsx';

const words = handymanWords.profile;

/** §2: /handyman/profile?handyman_id= */
const Profile = () => {
  const [query] = useSearchParams();
  const { handymanId = '' } = useSession();
  const id = query.get('handyman_id') || handymanId;
  const handyman = useQuery({ ...handymanQuery(id), enabled: isId(id) });
  const problem = handyman.error?.message;
  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);

  if (!isId(id)) return <LinkProblem ways={ways} />;
  return (
    <FetchedPage query={handyman} coming={coming}>
      {(shown) => (
        <Page narrow title={words.title}>
          <div className="grid gap-6">
            <Sheet handyman={shown} />
            {shown.application && (
              <ApplicationCard handyman={shown} application={shown.application} />
            )}
            {id === handymanId && <HoursLink />}
            {id === handymanId && <Services handyman={shown} />}
            {id === handymanId && <Own handyman={shown} />}
            {id === handymanId && <AboutMe as="handyman" />}
          </div>
        </Page>
      )}
    </FetchedPage>
  );
};
export default Profile;

const Services = lazyComponent(async () => (await import('./profile/services.tsx')).Services, {
  coming: <SkeletonCard label={words.loading} className="h-80" />,
});

const AccountSettings = lazyComponent(
  async () => (await import('../../features/account/settings.tsx')).AccountSettings,
  { coming: <SkeletonCard label={account.loading} className="h-90" /> },
);

/** §21: what of it they can change. */
const Own = ({ handyman: { name, email = '', phone = '', verified } }: { handyman: Handyman }) => (
  <AccountSettings as="handyman" name={name} email={email} phone={phone} nameFixed={verified} />
);

const ways = [{ to: '/handyman/dashboard', label: words.dashboard }];

const coming = (
  <Page narrow title={words.title}>
    <SkeletonCard label={words.loading} className="h-130" />
  </Page>
);

type Handyman = Replied<typeof getHandyman>;

const Sheet = ({ handyman }: { handyman: Handyman }) => {
  const serviceNamed = useServiceNamed();
  const { name, profile, services, offers, online, phone, aadharNumber, address, createdAt } =
    handyman;
  const [now] = useState(() => new Date(serverNow()));
  const service = serviceOf(useCatalogue(), handyman);
  const jobs = jobsCompleted(handyman);
  const days = membershipDays(new Date(createdAt), now);
  return (
    <Card className="animate-rise overflow-hidden">
      <ServicePicture service={service} eager className="h-36 pl-32 p-4 sm:h-40" />
      <div className="grid gap-6 p-6 sm:p-8">
        <div className="-mt-19 flex flex-wrap items-end justify-between gap-3 sm:-mt-21">
          <span className="border-surface bg-surface rounded-full border-4">
            <Portrait person={{ id: handyman.handyman_id, name, profile }} size="large" />
          </span>
          {online !== undefined && (
            <div className="flex flex-wrap items-center gap-2">
              <PhotoButton profile={profile} />
              <Badge tone={online ? 'good' : 'neutral'}>
                {online ? words.online : words.offline}
              </Badge>
            </div>
          )}
        </div>
        <h2 className="-mt-2 flex flex-wrap wrap-anywhere items-center gap-x-3 gap-y-1 text-3xl font-bold">
          {name}
          {handyman.verified && <VerifiedBadge />}
        </h2>
        <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {phone !== undefined && (
            <Fact Icon={Phone} label={words.phone}>
              {phonePrefix} {phone}
            </Fact>
          )}
          <Fact Icon={BriefcaseBusiness} label={words.occupation}>
            {(offers ?? [services]).map(serviceNamed).join(', ')}
          </Fact>
          {aadharNumber !== undefined && (
            <Fact Icon={IdCard} label={words.aadharNumber}>
              {aadharNumber}
              <AadharImages handyman={handyman} />
            </Fact>
          )}
          <Fact Icon={MapPin} label={words.address}>
            {address}
          </Fact>
          <Fact Icon={CalendarDays} label={words.joined}>
            {dayText(createdAt)}
          </Fact>
          <Fact Icon={Hourglass} label={words.membership}>
            {words.days(days)}
          </Fact>
        </dl>
        <p className="bg-accent-soft rounded-control flex items-center justify-between gap-4 p-5">
          <span className="font-semibold">{words.jobsCompleted}</span>
          <span className="text-accent text-3xl font-extrabold tabular-nums">{jobs}</span>
        </p>
      </div>
    </Card>
  );
};

const AadharImages = ({ handyman: { aadharFront, aadharBack } }: { handyman: Handyman }) => {
  const [front, back] = [aadharFront === true, aadharBack === true];
  const given = front && back ? 'both' : front ? 'front' : back ? 'back' : 'none';
  return (
    <span className="text-ink-faint block text-sm font-normal">{words.aadharImages[given]}</span>
  );
};

type FactProps = { Icon: LucideIcon; label: string; children: ReactNode };

/** The icon in pixels: with larger letters the room is for the words. */
const Fact = ({ Icon, label, children }: FactProps) => (
  <div className="@container relative min-h-11 pl-[58px]">
    <dt className="text-ink-soft text-sm">
      <span className="bg-sunken text-accent absolute top-0 left-0 grid size-[44px] place-items-center rounded-full">
        <Icon aria-hidden className="size-5" />
      </span>
      {label}
    </dt>
    <dd className="font-semibold tabular-nums @max-[10rem]:-ml-[58px]">{children}</dd>
  </div>
);
