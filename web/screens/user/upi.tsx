import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { answerUpi, settlePayment } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import type { UpiAnswer } from '#contract/sandbox-upi.ts';
import { words } from '#words/upi-app.ts';
import { Refused, send } from '../../data/api.ts';
import { useSend } from '../../data/use-send.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';

/** §33: plays the UPI app of the customer where the gateway is the sandbox: no money moves. */
const UpiApp = () => {
  const { id = '' } = useParams();
  const payment = useQuery({
    queryKey: ['upi', id],
    queryFn: ({ signal }) => send(settlePayment, { params: { id }, signal }),
    retry: false,
    staleTime: Infinity,
  });
  const { error } = payment;
  // Refused, or its time is over: there is nothing left to answer.
  if (error instanceof Refused && error.status === 402) return <Over text={error.message} />;
  return (
    <Fetched whole query={payment} coming={<LoadingPage />}>
      {(outcome) => <Request id={id} outcome={outcome} />}
    </Fetched>
  );
};
export default UpiApp;

const Request = ({ id, outcome }: { id: string; outcome: Outcome }) => {
  const [said, setSaid] = useState<UpiAnswer>();
  const [problem, setProblem] = useState<string>();
  const answer = useSend(answerUpi, {
    onSuccess: (_, { body }) => setSaid(body?.answer),
    // A refusal is what was chosen here, and no problem.
    onError: (error, { body }) =>
      error.status === 402 && body?.answer === 'refuse'
        ? setSaid('refuse')
        : setProblem(error.message),
  });
  if (said) return <Over text={words.said[said]} />;
  if (!outcome.upi) return <Over text={words.answered} />;
  const { searchParams } = new URL(outcome.upi.link);
  const choose = (chosen: UpiAnswer) => answer.mutate({ params: { id }, body: { answer: chosen } });
  return (
    <Frame>
      <div className="grid gap-1 text-center">
        <p className="text-ink-soft">{words.payTo(searchParams.get('pn') ?? '')}</p>
        <p className="text-4xl font-bold tabular-nums">{rupees(Number(searchParams.get('am')))}</p>
        <p className="text-ink-faint text-sm">{searchParams.get('pa')}</p>
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-bad font-medium">
          {problem}
        </p>
      )}
      <div className="grid gap-3">
        <Button size="large" wide busy={answer.isPending} onClick={() => choose('approve')}>
          {words.approve}
        </Button>
        <Button variant="secondary" wide disabled={answer.isPending} onClick={() => choose('late')}>
          {words.late}
        </Button>
        <Button variant="danger" wide disabled={answer.isPending} onClick={() => choose('refuse')}>
          {words.refuse}
        </Button>
      </div>
      <p className="text-ink-faint text-sm">{words.silence}</p>
    </Frame>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="page grid min-h-[70svh] max-w-md place-items-center py-8">
    <Card className="grid w-full gap-6 p-6 sm:p-8">
      <div className="grid justify-items-center gap-2 text-center">
        <Smartphone aria-hidden className="text-accent size-10" />
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {words.title}
        </h1>
        <p className="text-ink-soft text-sm">{words.testMode}</p>
      </div>
      {children}
    </Card>
  </div>
);

const Over = ({ text }: { text: string }) => (
  <Frame>
    <output className="flex items-start gap-3 font-medium">
      <CircleCheck aria-hidden className="text-accent mt-0.5 size-5 shrink-0" />
      {text}
    </output>
    <Link to="/user/bookings" className={buttonClass({ variant: 'secondary', wide: true })}>
      {words.bookings}
    </Link>
  </Frame>
);
