import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '#words/payout.ts';
import { words as titles } from '#words/titles.ts';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { NextPayout, PayoutCard } from '../../features/payout/next-payout.tsx';
import type { Payouts } from '../../features/payout/next-payout.tsx';
import { payoutsQuery } from '../../features/payout/queries.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Account } from './payouts/account.tsx';
import { AccountForm } from './payouts/account-form.tsx';
import { PayoutList } from './payouts/payout-list.tsx';

/** §29: /handyman/payouts */
const PayoutsPage = () => {
  const query = useQuery(payoutsQuery());
  if (!query.data && query.isPaused) return <NotHere />;
  return (
    <Page
      narrow
      title={titles.payouts}
      lead={words.lead}
      back={{ to: '/handyman/earnings', label: words.back }}
    >
      <Fetched query={query} coming={<Coming />}>
        {(data) => <Whole data={data} />}
      </Fetched>
    </Page>
  );
};
export default PayoutsPage;

const Whole = ({ data }: { data: Payouts }) => {
  const [giving, setGiving] = useState(false);
  const give = () => setGiving(true);
  return (
    <div className="grid gap-6">
      <PayoutCard>
        <NextPayout payouts={data} />
        <p className="border-t border-white/25 pt-4">{words.next.balance(rupees(data.balance))}</p>
      </PayoutCard>
      <Account account={data.account} onGive={give} />
      <PayoutList payouts={data.payouts} hasAccount={data.account !== null} onGive={give} />
      {giving && <AccountForm onClose={() => setGiving(false)} />}
    </div>
  );
};

const Coming = () => (
  <Loading label={words.loading} className="grid gap-6">
    <Skeleton className="rounded-card h-40" />
    <Skeleton className="rounded-card h-24" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </Loading>
);
