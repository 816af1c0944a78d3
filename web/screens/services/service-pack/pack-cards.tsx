import { Check } from 'lucide-react';
import { useId } from 'react';
import { wordsOf } from '#words/catalogue.ts';
import { words as serviceWords } from '#words/service.ts';
import type { Pack, Service } from '#domain/catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { Rupees } from '../../../ui/rupees.tsx';

const words = serviceWords.packs;

type Props = { service: Service; cost: number | undefined; onChoose: (price: number) => void };

/** §2: the packs side by side, with what is in each and what it comes to. */
export const PackCards = ({ service, cost, onChoose }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-3 text-xl font-bold">{words.choosePack}</legend>
    <div className="grid gap-3 md:grid-cols-3">
      {service.packs.map((pack) => (
        <PackCard
          key={pack.price}
          pack={pack}
          total={priceLines(service, pack.price).total}
          chosen={pack.price === cost}
          onChoose={() => onChoose(pack.price)}
        />
      ))}
    </div>
  </fieldset>
);

type CardProps = { pack: Pack; total: number; chosen: boolean; onChoose: () => void };

const PackCard = ({ pack, total, chosen, onChoose }: CardProps) => {
  const id = useId();
  const said = wordsOf(pack);
  return (
    <label className="rounded-card border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent grid cursor-pointer grid-rows-[auto_1fr_auto] gap-3 border p-4 transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <span className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          type="radio"
          name="pack"
          value={pack.price}
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
          className="radio mt-0.5"
        />
        <span id={`${id}-name`} className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="text-lg font-bold">{said.name}</span>{' '}
          <span className="text-xl font-bold">
            <Rupees amount={pack.price} />
          </span>
        </span>
        <span className="text-ink-soft col-start-2 text-sm">{said.includes}</span>
      </span>
      <span id={`${id}-about`} className="contents">
        {/* Room for two lines: they come from the server a moment after the page. */}
        <span className="border-line grid min-h-12 content-start gap-1.5 max-md:ml-9 md:min-h-15 md:border-t md:pt-3">
          {said.details.map((detail) => (
            <span key={detail} className="flex items-start gap-2 text-sm">
              <Check aria-hidden className="text-accent mt-0.5 size-4 shrink-0" />
              {detail}
            </span>
          ))}
        </span>
        <span className="border-line flex justify-between gap-2 border-t border-dashed pt-3 text-sm max-md:ml-9">
          <span className="text-ink-soft">{words.withServiceCharge}</span>{' '}
          <strong>
            <Rupees amount={total} />
          </strong>
        </span>
      </span>
    </label>
  );
};
