import { useQuery, queryOptions } from '@tanstack/react-query';
import { CalendarCheck, ChevronRight, LifeBuoy, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '#words/account.tsx';
import { listBlockedHandymen } from '#contract/own-block.ts';
import { BlockedProfessionals } from '../../features/account/blocked.tsx';
import { OwnCredit } from '../../features/credit/own-credit.tsx';
import { Favourites } from '../../features/regular/favourites.tsx';
import { Section } from '../../features/account/section.tsx';
import { AccountSettings } from '../../features/account/settings.tsx';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { userQuery } from '../../features/account/user-query.ts';
import { useSession, accounts } from '../../data/session.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';

/** §21: a customer's own account. */
const Account = () => {
  const { userId = '' } = useSession();
  const user = useQuery({ ...userQuery(userId), enabled: userId !== '' });
  const blocked = useQuery({ ...ownBlocksQuery(), enabled: userId !== '' });
  return (
    <FetchedPage query={user} coming={<Frame>{coming}</Frame>}>
      {({ username, email, contactNumber, createdAt }) => (
        <Frame>
          <div className="grid gap-6">
            <OwnCredit />
            <AccountSettings
              as="user"
              name={username}
              email={email}
              phone={contactNumber}
              joined={createdAt}
            />
            <Favourites />
            {blocked.data && <BlockedProfessionals blocked={blocked.data} />}
            <Section title={words.links.title}>
              <ul className="divide-line -mb-3 grid divide-y">
                {links.map((link) => (
                  <LinkRow key={link.to} {...link} />
                ))}
              </ul>
            </Section>
          </div>
        </Frame>
      )}
    </FetchedPage>
  );
};
export default Account;

const Frame = ({ children }: { children: ReactNode }) => (
  <Page narrow title={words.title} lead={words.lead}>
    {children}
  </Page>
);

const coming = <SkeletonCard label={words.loading} className="h-130" />;

type LinkRowProps = { to: string; label: string; Icon: LucideIcon };

const links: readonly LinkRowProps[] = [
  { to: '/user/bookings', label: words.links.bookings, Icon: CalendarCheck },
  { to: '/user/addresses', label: words.links.addresses, Icon: MapPin },
  { to: '/user/help/tickets', label: words.links.tickets, Icon: LifeBuoy },
];

const LinkRow = ({ to, label, Icon }: LinkRowProps) => (
  <li>
    <Link
      to={to}
      className="hover:text-accent flex min-h-14 items-center gap-3 font-semibold transition"
    >
      <Icon aria-hidden className="text-accent size-5 shrink-0" />
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </Link>
  </li>
);

/** Whom a customer has blocked. */
const ownBlocksQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['user', who, 'blocked'],
    queryFn: ({ signal }) => storedFor(who, send(listBlockedHandymen, { signal })),
  });
