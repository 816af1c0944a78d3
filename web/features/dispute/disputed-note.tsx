import type { Disputed } from '#contract/disputed.ts';
import { words } from '#words/disputed.ts';
import { rupees } from '../../ui/rupees.tsx';

/** §39: for the customer: their bank examines a payment, or has given it back. */
export const DisputedNote = ({ dispute: { state, amount } }: { dispute: Disputed }) => (
  <p className="bg-sunken rounded-control p-4 text-sm">{words.notes[state](rupees(amount))}</p>
);
