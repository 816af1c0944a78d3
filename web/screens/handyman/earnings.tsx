import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { EarningJob, getEarnings } from '#contract/earnings.ts';
import type { Replied } from '#contract/call.ts';
import { isCashPaused } from '#domain/cash.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { earningPeriods, periodOf } from '#domain/earnings.ts';
import type { EarningPeriod } from '#domain/earnings.ts';
import { midnightOf } from '#domain/hours.ts';
import { toPaise } from '#domain/price.ts';
import { words as bars } from '#words/earning-bars.ts';
import { words } from '#words/earnings.ts';
import { words as payoutWords } from '#words/payout.ts';
import { words as titles } from '#words/titles.ts';
import { serverNow } from '../../data/clock.ts';
import { useServiceNamed } from '../../features/catalogue/service-named.ts';
import { Bars } from '../../features/earnings/bars.tsx';
import { earningsQuery } from '../../features/earnings/queries.ts';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { NextPayout, PayoutCard } from '../../features/payout/next-payout.tsx';
import { payoutsQuery } from '../../features/payout/queries.ts';
import { Statement } from '../../features/statement/statement.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { Steps } from '../../ui/steps.tsx';
import { dayNumber, monthText, weekdayText, whenText } from '../../ui/when.ts';

type Earnings = Replied<typeof getEarnings>;

/** What the address names, if it can be read and is not to come. */
const wanted = (params: URLSearchParams, today: string): { period: EarningPeriod; day: string } => {
  const day = params.get('day') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day <= today;
  const period = earningPeriods.find((one) => one === params.get('period')) ?? 'week';
  return { period, day: isDay ? day : today };
};

/** §28: /handyman/earnings */
const EarningsPage = () => {
  const [params, setParams] = useSearchParams();
  const today = dayInIndia(new Date(serverNow()));
  const { period, day } = wanted(params, today);
  const { from, to } = periodOf(period, day);
  const query = useQuery({ ...earningsQuery(period, from), placeholderData: keepPreviousData });
  const show = (next: { period?: EarningPeriod; day?: string }) => {
    const open = { period, day, ...next };
    setParams(
      {
        ...(open.period === 'week' ? {} : { period: open.period }),
        ...(open.day === today ? {} : { day: open.day }),
      },
      { replace: true },
    );
  };
  if (!query.data && query.isPaused) return <NotHere />;
  return (
    <Page narrow title={titles.earnings} back={{ to: '/handyman/dashboard', label: words.back }}>
      <div className="grid gap-5">
        <Segments
          label={words.period.label}
          name="period"
          options={earningPeriods}
          words={words.period}
          chosen={period}
          onChoose={(next) => show({ period: next })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Steps
            before={{ label: words.before[period], to: dayAfter(from, -1) }}
            after={{ label: words.after[period], to: to >= today ? undefined : dayAfter(to, 1) }}
            onShow={(next) => show({ day: next })}
          />
          {to < today && (
            <Button variant="secondary" onClick={() => show({ day: today })}>
              {words.now[period]}
            </Button>
          )}
        </div>
        <Fetched query={query} coming={<Coming />}>
          {(data) => <Whole data={data} period={period} />}
        </Fetched>
        <Statement period={period} day={from} />
      </div>
    </Page>
  );
};
export default EarningsPage;

const nameOf = (period: EarningPeriod, { from, to }: Earnings): string => {
  if (period === 'day') return weekdayText(new Date(midnightOf(from)));
  if (period === 'month') return monthText(from.slice(0, 7));
  return words.span(dayNumber(from), dayNumber(to));
};

const Whole = ({ data, period }: { data: Earnings; period: EarningPeriod }) => (
  <>
    <Sum data={data} period={period} />
    <Money data={data} />
    <section aria-labelledby="jobs-title" className="grid gap-3">
      <h2 id="jobs-title" className="text-lg font-bold">
        {words.list.title}
      </h2>
      {data.jobs.length === 0 ? (
        <EmptyState art="calendar" title={words.list.none}>
          {words.list.noneText}
        </EmptyState>
      ) : (
        <Jobs jobs={data.jobs} />
      )}
    </section>
  </>
);

const Sum = ({ data, period }: { data: Earnings; period: EarningPeriod }) => {
  const { earned, days, jobs, today } = data;
  const paying = jobs.filter(({ state }) => state !== 'refunded').length;
  const shares = earned - jobs.reduce((sum, { tip }) => sum + tip, 0);
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 className="text-ink-soft">{nameOf(period, data)}</h2>
          <p className="text-3xl font-extrabold tabular-nums sm:text-4xl">{rupees(earned)}</p>
        </div>
        <p className="text-right">
          <span className="block font-bold">{bars.jobs(jobs.length)}</span>
          {paying > 1 && (
            <span className="text-ink-soft text-sm">
              {words.each(rupees(Math.round((shares / paying) * 100) / 100))}
            </span>
          )}
        </p>
      </div>
      {days.length > 1 && <Bars days={days} today={today} label={words.chart} />}
    </Card>
  );
};

/** §29: without the next payout, should it not be there, the rest of the card is. */
const Money = ({ data }: { data: Earnings }) => (
  <PayoutCard>
    <Next />
    <Balance data={data} />
    <Link
      to="/handyman/payouts"
      className="rounded-control text-banner-teal-to inline-flex min-h-11 items-center gap-1.5 justify-self-start bg-white px-5 font-semibold transition hover:brightness-95"
    >
      {payoutWords.link}
      <ChevronRight aria-hidden className="size-4.5" />
    </Link>
  </PayoutCard>
);

const Next = () => {
  const { data, error, isPaused } = useQuery(payoutsQuery());
  if (data) return <NextPayout payouts={data} />;
  if (error || isPaused) return <p>{payoutWords.next.lost}</p>;
  return (
    <Loading label={payoutWords.loading}>
      <div className="rounded-control h-16 bg-white/15" />
    </Loading>
  );
};

/** §28: by the books, whatever period is shown. */
const Balance = ({ data: { balance, unpaid, cash, cashCommission } }: { data: Earnings }) => (
  <section aria-labelledby="balance-title" className="grid gap-1 border-t border-white/25 pt-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="balance-title">{balance < 0 ? words.balance.owed.title : words.balance.title}</h2>
      <p className="text-xl font-bold tabular-nums">{rupees(Math.abs(balance))}</p>
    </div>
    <p className="text-sm">{balance < 0 ? words.balance.owed.text : words.balance.text}</p>
    {isCashPaused(toPaise(balance)) && (
      <p className="text-sm font-semibold">{words.balance.paused}</p>
    )}
    {cash > 0 && <p className="text-sm">{words.cash(rupees(cash), rupees(cashCommission))}</p>}
    {unpaid > 0 && <p className="text-sm">{words.balance.unpaid(rupees(unpaid))}</p>}
  </section>
);

const looks = { earned: 'text-good', unpaid: 'text-warn', refunded: 'text-ink-soft' } as const;

const Jobs = ({ jobs }: { jobs: readonly EarningJob[] }) => (
  <Card className="divide-line divide-y px-4 sm:px-5">
    <ul className="divide-line divide-y">
      {jobs.map((job) => (
        <li key={job.notification_id}>
          <Job job={job} />
        </li>
      ))}
    </ul>
  </Card>
);

const Job = ({ job }: { job: EarningJob }) => {
  const serviceNamed = useServiceNamed();
  const { state, share, unpaid, tip, cash } = job;
  return (
    <Link
      to={`/handyman/bookings/${job.notification_id}`}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 leading-snug"
    >
      <span className="min-w-0 flex-1 basis-40">
        <span data-written className="block font-semibold">
          {job.customer} · {serviceNamed(job.service)}
        </span>
        <span className="text-ink-soft block text-sm">{whenText(job.doneAt)}</span>
      </span>
      <span className="grid justify-items-end text-right">
        <span className={`font-bold ${state === 'refunded' ? 'line-through' : ''}`}>
          <Rupees amount={share} />
        </span>
        {tip > 0 && <span className="text-good text-sm">{words.list.tip(rupees(tip))}</span>}
        <span className={`text-sm ${looks[state]}`}>
          {unpaid > 0 && unpaid < share
            ? words.list.part(rupees(unpaid))
            : cash > 0 && state === 'earned'
              ? words.list.cash(rupees(cash))
              : words.list.state[state]}
        </span>
      </span>
    </Link>
  );
};

/** The shape of a period while it is fetched. */
const Coming = () => (
  <Loading label={words.loading} className="grid gap-5">
    <Skeleton className="rounded-card h-72" />
    <Skeleton className="rounded-card h-32" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </Loading>
);
