import { Landmark } from 'lucide-react';
import { words } from '#words/payment.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  open: boolean;
  total: number;
  busy: boolean;
  onAnswer: (passed: boolean) => void;
};

/** The sandbox's 3-D Secure: as a bank would ask, with both answers to choose from. */
export const BankQuestion = ({ open, total, busy, onAnswer }: Props) => (
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
