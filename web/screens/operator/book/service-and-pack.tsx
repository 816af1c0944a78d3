import type { Catalogue, Pack, Service } from '#domain/catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { words } from '#words/caller.tsx';
import { nameOf, wordsOf } from '#words/catalogue.ts';
import { Panel } from '../../../features/operator/panel.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { rupees } from '../../../ui/rupees.tsx';

type Props = {
  services: Catalogue;
  service: Service | undefined;
  cost: number | undefined;
  onService: (serviceName: string) => void;
  onCost: (cost: number) => void;
};

/** Each pack with what it comes to, as the operator reads it out. */
export const ServiceAndPack = ({ services, service, cost, onService, onCost }: Props) => (
  <Panel title={words.service.title}>
    <SelectField
      name="service"
      label={words.service.service}
      value={service?.serviceName ?? ''}
      onChange={({ target }) => onService(target.value)}
    >
      <option value="">{words.service.choose}</option>
      {services.map((one) => (
        <option key={one.id} value={one.serviceName}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
    {service && (
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{words.service.pack}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {service.packs.map((pack) => (
            <PackChoice
              key={pack.price}
              pack={pack}
              total={priceLines(service, pack.price).total}
              chosen={pack.price === cost}
              onChoose={() => onCost(pack.price)}
            />
          ))}
        </div>
      </fieldset>
    )}
  </Panel>
);

type ChoiceProps = { pack: Pack; total: number; chosen: boolean; onChoose: () => void };

const PackChoice = ({ pack, total, chosen, onChoose }: ChoiceProps) => {
  const { name, includes } = wordsOf(pack);
  const price = rupees(pack.price);
  const whole = words.packTotal(rupees(total));
  return (
    <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen flex cursor-pointer items-start gap-2.5 border p-3">
      <input
        type="radio"
        name="pack"
        value={pack.price}
        checked={chosen}
        onChange={onChoose}
        className="radio mt-0.5"
      />
      <span className="min-w-0 leading-snug">
        <span className="block font-bold">
          {name} {price}
        </span>{' '}
        <span className="text-ink-soft block text-sm">{includes}</span>{' '}
        <span className="text-sm">{whole}</span>
      </span>
    </label>
  );
};
