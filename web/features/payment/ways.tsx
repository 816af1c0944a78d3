import { Banknote, CreditCard, QrCode } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { words } from '#words/payment.tsx';

/** What a customer can choose from; credit pays by itself. */
export type Way = 'card' | 'upi' | 'cash';

const icons: Readonly<Record<Way, LucideIcon>> = { card: CreditCard, upi: QrCode, cash: Banknote };

type Props = {
  ways: readonly Way[];
  chosen: Way;
  disabled: boolean;
  onChoose: (way: Way) => void;
};

/** §7: how the customer pays, one beside the other: arrow keys go from one to the next. */
export const Ways = ({ ways, chosen, disabled, onChoose }: Props) => (
  <fieldset className="mb-6" disabled={disabled}>
    <legend className="mb-4">
      <h2 className="text-xl font-bold">{words.ways.title}</h2>
    </legend>
    <div className="flex gap-3">
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <label
            key={way}
            className="rounded-control border-line has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative grid min-h-20 min-w-0 flex-1 cursor-pointer place-items-center content-center gap-1.5 border-2 p-2 text-center font-semibold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="way"
              checked={way === chosen}
              onChange={() => onChoose(way)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-6" />
            {words.ways[way]}
          </label>
        );
      })}
    </div>
  </fieldset>
);
