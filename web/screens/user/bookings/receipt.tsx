import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Receipt } from '#contract/payment.ts';
import { words as booked } from '#words/booking.tsx';
import { words as paymentWords } from '#words/payment.tsx';
import { words as priceWords } from '#words/price.ts';
import { BookingNumber } from '../../../features/booking/booking-number.tsx';
import { FetchedPage } from '../../../features/offline/fetched-page.tsx';
import { DisputedNote } from '../../../features/dispute/disputed-note.tsx';
import { FeeOf } from '../../../features/fee/fee-of.tsx';
import { Invoices } from '../../../features/invoice/invoices.tsx';
import { isId, LinkProblem } from '../../../ui/link-problem.tsx';
import { PaidAfterRefunds } from '../../../features/payment/paid-after-refunds.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PriceLines } from '../../../features/payment/price-lines.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { dayText } from '../../../ui/when.ts';
import { Refused } from '../../../data/api.ts';
import { receiptQuery } from '../../../features/payment/receipt-query.ts';

const words = paymentWords.receipt;

/** A page for the printer: the lines, the number, the date and both parties. */
const ReceiptScreen = () => {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const payment = query.get('payment_id');
  const known = isId(id) && (payment === null || isId(payment));
  const receipt = useQuery({ ...receiptQuery(id, payment), enabled: known });
  const { error } = receipt;
  if (!known) return <LinkProblem />;
  if (error instanceof Refused && error.status === 404) return <NoneYet id={id} />;
  return (
    <FetchedPage
      query={receipt}
      coming={
        <Frame id={id}>
          <SkeletonCard label={words.loading} className="h-130" />
        </Frame>
      }
    >
      {(paper) => (
        <Frame id={id}>
          <Sheet receipt={paper} />
          <Card className="no-print mt-5 p-6 sm:px-10">
            <Invoices bookingId={id} />
          </Card>
        </Frame>
      )}
    </FetchedPage>
  );
};
export default ReceiptScreen;

const Frame = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="page max-w-2xl py-6 sm:py-10 print:max-w-none print:p-0">
    <div className="no-print mb-5 flex items-center justify-between">
      <BackLink to={`/user/bookings/${id}`} label={booked.back} />
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        {words.print}
      </Button>
    </div>
    {children}
  </div>
);

const Sheet = ({ receipt }: { receipt: Receipt }) => {
  const serviceNamed = useServiceNamed();
  return (
    <Card className="grid gap-8 p-6 sm:p-10 print:rounded-none print:border-0 print:p-0 print:shadow-none">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="grid gap-1 sm:text-right print:text-right">
          <h1 className="text-2xl font-bold">{booked.receipt}</h1>
          <p className="text-ink-soft tabular-nums">{receipt.number}</p>
          <p className="text-ink-soft">{dayText(receipt.issuedAt)}</p>
          <BookingNumber number={receipt.bookingNumber} />
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party
          title={words.billedTo}
          name={receipt.customer.username}
          line={receipt.customer.email}
          address={receipt.customer.address}
        />
        <Party
          title={words.workBy}
          name={receipt.handyman.name}
          line={serviceNamed(receipt.service)}
        />
      </div>
      <div>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-lg font-bold">{serviceNamed(receipt.service)}</h2>
          <Badge tone="good">{booked.payments.paid}</Badge>
        </div>
        <PriceLines price={receipt.price} extras={receipt.extras} />
        <div className="mt-2.5 grid gap-2.5">
          <Part receipt={receipt} />
          <PaidAfterRefunds total={receipt.paid} refunded={receipt.refunded} />
          {receipt.dispute && <DisputedNote dispute={receipt.dispute} />}
          <WithFees receipt={receipt} />
          {receipt.fee && <FeeOf fee={receipt.fee} as="user" />}
        </div>
      </div>
      <Others receipt={receipt} />
      <Refunds receipt={receipt} />
      <p className="text-ink-faint text-sm">{words.amounts[receipt.paidWith]}</p>
    </Card>
  );
};

/** §20: which part of the bill this payment was; nothing where it was all of it. */
const Part = ({ receipt: { price, code, paidBefore, paid, due } }: { receipt: Receipt }) =>
  paid !== price.total && (
    <dl className="grid gap-2.5">
      {code && <Sum label={priceWords.code(code.code)} amount={-code.amount} />}
      {paidBefore > 0 && <Sum label={words.paidBefore} amount={paidBefore} />}
      <Sum label={words.paidNow} amount={paid} strong />
      {due > 0 && <Sum label={words.stillDue} amount={due} />}
    </dl>
  );

/** §36: what was charged together with it. */
const WithFees = ({ receipt: { fees, paid } }: { receipt: Receipt }) =>
  fees > 0 && (
    <dl className="grid gap-2.5">
      <Sum label={priceWords.owed} amount={fees} />
      <Sum label={words.charged} amount={paid + fees} strong />
    </dl>
  );

type SumProps = { label: string; amount: number; strong?: boolean };

const Sum = ({ label, amount, strong = false }: SumProps) => (
  <div className={`flex justify-between gap-4 ${strong ? 'font-bold' : ''}`}>
    <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
    <dd className="font-medium">
      <Rupees amount={amount} />
    </dd>
  </div>
);

/** §20: a bill that was paid in parts has a receipt for each. */
const Others = ({ receipt }: { receipt: Receipt }) =>
  receipt.receipts.length > 1 && (
    <nav aria-label={words.all} className="no-print">
      <h2 className="mb-2 text-lg font-bold">{words.all}</h2>
      <ul className="grid gap-1">
        {receipt.receipts.map(({ payment_id, number, issuedAt, amount }) => (
          <li key={payment_id} className="flex flex-wrap justify-between gap-x-4">
            {number === receipt.number ? (
              <span aria-current="page" className="font-semibold tabular-nums">
                {number}
              </span>
            ) : (
              <Link
                to={`?payment_id=${payment_id}`}
                className="text-accent font-semibold tabular-nums underline underline-offset-4"
              >
                {number}
              </Link>
            )}
            <span className="text-ink-soft">
              {dayText(issuedAt)} · <Rupees amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );

const Refunds = ({ receipt: { refunds, paidWith } }: { receipt: Receipt }) =>
  refunds.length > 0 && (
    <div>
      <h2 className="mb-2 text-lg font-bold">{words.refund}</h2>
      <ul className="text-ink-soft grid gap-1">
        {refunds.map(({ amount, status, at }) => (
          <li key={`${at} ${status}`}>
            {words.refunds[status](dayText(at), rupees(amount), paidWith)}
          </li>
        ))}
      </ul>
    </div>
  );

type PartyProps = {
  title: string;
  name: string;
  line: string | undefined;
  /** Where the work was. */
  address?: string | undefined;
};

const Party = ({ title, name, line, address }: PartyProps) => (
  <div>
    <h2 className="text-ink-faint text-sm font-semibold tracking-normal">{title}</h2>
    <p className="text-lg font-semibold">{name}</p>
    {line !== undefined && <p className="text-ink-soft">{line}</p>}
    {address !== undefined && <p className="text-ink-soft wrap-anywhere">{address}</p>}
  </div>
);

const NoneYet = ({ id }: { id: string }) => (
  <EmptyState
    whole
    art="card"
    title={words.none.title}
    ways={[{ to: `/user/bookings/${id}`, label: booked.see }]}
  >
    {words.none.text}
  </EmptyState>
);
