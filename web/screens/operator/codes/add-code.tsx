import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { addDiscount } from '#contract/discount.ts';
import { codeRules } from '#domain/discount-code.ts';
import { words } from '#words/operator-discount.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { FormDialog } from '../../../features/account/form-dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Terms } from './terms.tsx';

const { fields } = words;
const kinds = ['amount', 'percent'] as const;

type Props = { refetch: QueryKey; onClose: () => void };

/** §38: a new code. */
export const AddCode = ({ refetch, onClose }: Props) => {
  const [kind, setKind] = useState<string>('amount');
  const isPercent = kind === 'percent';
  const add = useSendAndSay(addDiscount, { atFields: true, onDone: onClose, refetch });
  return (
    <FormDialog
      open
      title={words.add}
      lead={words.addLead}
      save={words.make}
      busy={add.isPending}
      refusals={add.error?.fields}
      onSubmit={({ code = '', percent, amount, whom, validFrom = '', validTo = '', ...rest }) =>
        add.mutate({
          body: {
            code,
            percent: isPercent ? Number(percent) : null,
            amount: Number(amount),
            firstOnly: whom === 'first',
            validFrom,
            validTo,
            uses: Number(rest['uses']),
            reason: rest['reason'] ?? '',
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        name="code"
        label={fields.code}
        hint={fields.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={codeRules.most}
        pattern={`[A-Za-z0-9]{${codeRules.least},${codeRules.most}}`}
        data-wrong={fields.codeHint}
        className="uppercase"
        required
      />
      <SelectField
        name="kind"
        label={fields.kind}
        defaultValue={kinds[0]}
        onChange={({ target }) => setKind(target.value)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {fields.kinds[one]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        {isPercent && (
          <TextField
            name="percent"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            step="1"
            label={fields.percent}
            required
          />
        )}
        <TextField
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={codeRules.mostRupees}
          step="1"
          label={isPercent ? fields.most : fields.amount}
          required
        />
      </div>
      <SelectField name="whom" label={fields.whom} defaultValue="everyone">
        <option value="everyone">{fields.everyone}</option>
        <option value="first">{fields.first}</option>
      </SelectField>
      <Terms />
    </FormDialog>
  );
};
