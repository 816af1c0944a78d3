import { wordsOf } from '#words/catalogue.ts';
import { ArrowRight } from 'lucide-react';
import { words as lines } from '#words/price.ts';
import { words as visitTime } from '#words/visit-time.ts';
import { words as serviceWords } from '#words/service.ts';
import type { Service } from '#domain/catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { PriceLines } from '../../../features/payment/price-lines.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { timeText, weekdayTimeText } from '../../../ui/when.ts';
import { standingBar } from '../../../ui/bar.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/field.tsx';

const page = serviceWords.packs;

const words = page.yourPrice;

type Props = {
  service: Service;
  cost: number | undefined;
  /** What still has to be known before one can go on, or is good to know. */
  note: string;
  /** False while the place is missing. */
  ready: boolean;
  /** §27: when a later visit begins. */
  time?: string | undefined;
  onChoose: (price: number) => void;
  onContinue: () => void;
};

/** §2: the price in a list of its own, what the total is made of, and the way on. */
export const YourPrice = ({ service, cost, note, ready, time, onChoose, onContinue }: Props) => {
  const price = cost === undefined ? undefined : priceLines(service, cost);
  return (
    <Card className="grid gap-4 p-5 lg:sticky lg:top-[calc(var(--head)+2rem)]">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <SelectField
        name="price"
        label={words.price}
        value={cost ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {service.packs.map((pack) => (
          <option key={pack.price} value={pack.price}>
            {rupees(pack.price)}, {wordsOf(pack).name}
          </option>
        ))}
      </SelectField>
      {price && <PriceLines price={price} />}
      {time !== undefined && (
        <p className="font-semibold">{visitTime.visit(weekdayTimeText(time))}</p>
      )}
      {/* On a phone it stays at the bottom of the screen. */}
      <div
        ref={standingBar}
        className="bottom-bar lg:static lg:z-auto lg:block lg:min-h-0 lg:border-0 lg:p-0"
      >
        {price && (
          <p className="shrink-0 leading-tight lg:hidden">
            <span className="text-ink-soft block text-sm">{lines.total}</span>
            <strong className="text-2xl">
              <Rupees amount={price.total} />
            </strong>
            {time !== undefined && (
              <span className="text-ink-soft block text-sm">{timeText(time)}</span>
            )}
          </p>
        )}
        <Button size="large" wide disabled={!price || !ready} onClick={onContinue}>
          {price ? words.goOn : words.select}
          {price && <ArrowRight aria-hidden className="size-5" />}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{note}</p>
    </Card>
  );
};
