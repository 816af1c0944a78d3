import { offerLimits } from '#domain/offer.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Service } from './columns.tsx';

const { fields } = words;

type WholeProps = {
  name: string;
  label: string;
  hint: string;
  least: number;
  most: number;
  value: number | null | undefined;
  optional?: true;
};

/** A whole number. */
const Whole = ({ name, label, hint, least, most, value, optional }: WholeProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    type="number"
    inputMode="numeric"
    step={1}
    min={least}
    max={most}
    defaultValue={value ?? ''}
    data-wrong={words.wholeBetween(least, most)}
    required={optional !== true}
  />
);

/** Times and what every pack has in common. */
export const Prices = ({ service }: { service: Service | undefined }) => (
  <Panel title={words.prices}>
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Whole
        name="serviceCharge"
        label={fields.charge}
        hint={fields.chargeHint}
        least={0}
        most={offerLimits.rupees}
        value={service?.serviceCharge ?? 100}
      />
      <Whole
        name="serviceTime"
        label={fields.time}
        hint={fields.timeHint}
        least={1}
        most={offerLimits.minutes}
        value={service?.serviceTime}
      />
      <Whole
        name="slotMinutes"
        label={fields.slot}
        hint={fields.slotHint}
        least={offerLimits.slotMinutes}
        most={offerLimits.minutes}
        value={service?.slotMinutes ?? 60}
      />
      <Whole
        name="commissionPercent"
        label={fields.commission}
        hint={fields.commissionHint}
        least={0}
        most={offerLimits.commission}
        value={service?.commissionPercent}
        optional
      />
    </div>
    <label className="mt-4 flex min-h-11 items-center gap-3 font-medium">
      <input
        type="checkbox"
        name="repeats"
        defaultChecked={service?.repeats ?? false}
        className="accent-accent size-5"
      />
      {fields.repeats}
    </label>
  </Panel>
);
