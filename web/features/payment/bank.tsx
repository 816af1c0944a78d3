import { CircleAlert, Landmark, LoaderCircle } from 'lucide-react';
import { words } from '#words/payment.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { rupees } from '../../ui/rupees.tsx';

type AnswerProps = { refusal: string | undefined; waiting: string | undefined };

/** What the card's bank has said, above the button that tries again. */
export const Answer = ({ refusal, waiting }: AnswerProps) => {
  const text = refusal ?? waiting;
  if (text === undefined) return null;
  return (
    <p
      role="alert"
      className={`rounded-control flex items-start gap-2.5 p-4 font-medium ${refusal === undefined ? 'bg-warn-soft text-warn' : 'bg-bad-soft text-bad'}`}
    >
      {refusal === undefined ? (
        <LoaderCircle aria-hidden className="mt-0.5 size-5 shrink-0 animate-spin" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      )}
      {text}
    </p>
  );
};

type BankQuestionProps = {
  open: boolean;
  total: number;
  busy: boolean;
  onAnswer: (passed: boolean) => void;
};

/** The sandbox's 3-D Secure: as a bank would ask, with both answers to choose from. */
export const BankQuestion = ({ open, total, busy, onAnswer }: BankQuestionProps) => (
  <Dialog open={open} insistent title={words.bank.title} onClose={() => onAnswer(false)}>
    <p className="text-ink-soft mt-3 flex items-start gap-3">
      <Landmark aria-hidden className="text-accent mt-0.5 size-6 shrink-0" />
      {words.bank.ask(rupees(total))}
    </p>
    <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="danger" disabled={busy} onClick={() => onAnswer(false)}>
        {words.bank.refuse}
      </Button>
      <Button busy={busy} onClick={() => onAnswer(true)}>
        {words.bank.approve}
      </Button>
    </div>
  </Dialog>
);
