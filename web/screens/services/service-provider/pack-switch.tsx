import { startTransition, useOptimistic } from 'react';
import { wordsOf } from '#words/catalogue.ts';
import { words } from '#words/near-list.tsx';
import type { Service } from '#domain/catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { Rupees } from '../../../ui/rupees.tsx';

type Props = { service: Service; cost: number; onChoose: (price: number) => void };

/** Another pack without going back: the prices in the list follow. */
export const PackSwitch = ({ service, cost, onChoose }: Props) => {
  // The address changes a moment after the press; the button changes at once.
  const [shown, showAtOnce] = useOptimistic(cost);
  const choose = (price: number) =>
    startTransition(() => {
      showAtOnce(price);
      onChoose(price);
    });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.pack}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-3">
        {service.packs.map((pack) => (
          <label
            key={pack.price}
            className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent relative flex cursor-pointer items-center gap-3 border px-1.5 py-2.5 transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:px-3 max-sm:justify-center max-sm:text-center"
          >
            <input
              type="radio"
              name="pack"
              value={pack.price}
              checked={pack.price === shown}
              onChange={() => choose(pack.price)}
              className="radio max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:opacity-0"
            />
            <span className="leading-snug">
              <span className="block font-bold">{wordsOf(pack).name}</span>{' '}
              <span className="text-ink-soft">
                <Rupees amount={priceLines(service, pack.price).total} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
