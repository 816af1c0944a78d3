import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { AadharSide, getHandyman } from '#contract/handyman.ts';
import { mendApplication } from '#contract/verification.ts';
import { limits } from '#domain/limits.ts';
import { mayMend, mayMendEarly } from '#domain/verification.ts';
import { words } from '#words/application.ts';
import { ImageField } from '../../../ui/image-field.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { dayText, whenText } from '../../../ui/when.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';

type Handyman = Replied<typeof getHandyman>;
type Application = NonNullable<Handyman['application']>;

const tones: Readonly<Record<Application['status'], Tone>> = {
  applied: 'warn',
  verified: 'good',
  refused: 'bad',
  suspended: 'bad',
};

/** §12: where one's application stands, what an operator wrote, and what can be done about it. */
export const ApplicationCard = ({
  handyman,
  application,
}: {
  handyman: Handyman;
  application: Application;
}) => {
  const { status, listed, reason, answer, waitingSince, appealFrom } = application;
  const later = appealFrom === null ? undefined : dayText(appealFrom);
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  // From the dashboard; the card was not there yet when the browser looked for it.
  useEffect(() => {
    if (hash === '#application') card.current?.scrollIntoView();
  }, [hash]);
  const text = status === 'applied' && listed ? words.texts.appliedListed : words.texts[status];
  return (
    <section ref={card} aria-labelledby="application-title" className="scroll-mt-24">
      <Card className="grid gap-4 p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="application-title" className="text-xl font-bold">
            {words.title}
          </h2>
          <Badge tone={tones[status]}>{words.states[status]}</Badge>
        </div>
        <p className="text-ink-soft">{text}</p>
        {reason !== null && <Quote label={words.weWrote}>{reason}</Quote>}
        {answer !== null && <Quote label={words.youAnswered}>{answer}</Quote>}
        {waitingSince !== null && (status !== 'applied' || answer !== null) && (
          <p className="text-ink-soft text-sm">{words.waiting(whenText(waitingSince))}</p>
        )}
        {later !== undefined && (
          <p className="font-semibold">
            {status === 'refused' ? words.answerFrom(later) : words.appealFrom(later)}
          </p>
        )}
        {mayMend(status) && (later === undefined || mayMendEarly(status, true)) && (
          <Mend key={waitingSince} handyman={handyman} />
        )}
      </Card>
    </section>
  );
};

const Quote = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="bg-sunken rounded-control grid gap-1 p-4">
    <p className="text-ink-soft text-sm font-semibold">{label}</p>
    <p className="wrap-anywhere whitespace-pre-line">{children}</p>
  </div>
);

const sides: readonly { name: AadharSide; label: string }[] = [
  { name: 'aadharFront', label: words.mend.front },
  { name: 'aadharBack', label: words.mend.back },
];

type Files = Readonly<Partial<Record<AadharSide, File | undefined>>>;

/** New images, an answer, or both. */
const Mend = ({ handyman }: { handyman: Handyman }) => {
  const [files, setFiles] = useState<Files>({});
  const [answer, setAnswer] = useState('');
  /** Counts successful sends, because the image fields are reset only then. */
  const [sent, setSent] = useState(0);
  const empty = answer.trim() === '' && !files.aadharFront && !files.aadharBack;
  const mend = useSendAndSay(mendApplication, {
    onDone: () => {
      setFiles({});
      setSent((times) => times + 1);
      setAnswer('');
    },
  });
  const complete = handyman.aadharFront === true && handyman.aadharBack === true;
  return (
    <Form
      label={words.mend.title}
      className="border-line grid gap-4 border-t pt-4"
      refusals={mend.error?.fields}
      check={() => (empty ? { answer: words.mend.nothing } : {})}
      onSubmit={() =>
        mend.mutate({ files, body: answer.trim() === '' ? {} : { answer: answer.trim() } })
      }
    >
      {!complete && <p className="font-semibold">{words.mend.missing}</p>}
      <div className="grid grid-cols-2 gap-3">
        {sides.map(({ name, label }) => (
          <ImageField
            key={`${name} ${sent}`}
            name={name}
            label={label}
            file={files[name]}
            onFile={(file) => setFiles((chosen) => ({ ...chosen, [name]: file }))}
          />
        ))}
      </div>
      <TextAreaField
        name="answer"
        label={words.mend.answer}
        hint={words.mend.answerHint}
        maxLength={limits.reason}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div>
        <Button type="submit" busy={mend.isPending}>
          {words.mend.send}
        </Button>
      </div>
    </Form>
  );
};
