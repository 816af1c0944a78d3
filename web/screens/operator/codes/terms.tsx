import { codeRules } from '#domain/discount-code.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/operator-discount.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';

const { fields } = words;

type Props = { validFrom?: string; validTo?: string; uses?: number };

/** §38: what of a code can be changed later, and why. */
export const Terms = ({ validFrom, validTo, uses }: Props) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="validFrom"
        type="date"
        label={fields.from}
        defaultValue={validFrom}
        required
      />
      <TextField name="validTo" type="date" label={fields.to} defaultValue={validTo} required />
    </div>
    <TextField
      name="uses"
      type="number"
      inputMode="numeric"
      min={1}
      max={codeRules.mostUses}
      step="1"
      label={fields.uses}
      defaultValue={uses}
      required
    />
    <TextAreaField name="reason" label={fields.reason} maxLength={limits.reason} required />
  </>
);
