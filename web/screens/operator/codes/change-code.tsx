import type { QueryKey } from '@tanstack/react-query';
import { changeDiscount } from '#contract/discount.ts';
import type { ListedDiscount } from '#contract/discount.ts';
import { words } from '#words/operator-discount.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { FormDialog } from '../../../features/account/form-dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Terms } from './terms.tsx';

const { fields } = words;

type Props = { code: ListedDiscount; refetch: QueryKey; onClose: () => void };

/** §38: until when and how often, and whether it can be used at all. */
export const ChangeCode = ({ code, refetch, onClose }: Props) => {
  const change = useSendAndSay(changeDiscount, {
    atFields: true,
    onDone: onClose,
    // What another operator has changed meanwhile is shown in the list behind.
    onRefused: ({ code: why }) => why === 'changed_meanwhile' && onClose(),
    refetch,
  });
  const { code_id: id, active, version } = code;
  return (
    <FormDialog
      open
      title={words.changeOf(code.code)}
      lead={words.changeLead}
      save={words.save}
      busy={change.isPending}
      refusals={change.error?.fields}
      onSubmit={({ validFrom = '', validTo = '', uses, state, reason = '' }) =>
        change.mutate({
          params: { id },
          body: {
            validFrom,
            validTo,
            uses: Number(uses),
            active: state === 'active',
            version,
            reason,
          },
        })
      }
      onClose={onClose}
    >
      <SelectField name="state" label={fields.state} defaultValue={active ? 'active' : 'ended'}>
        <option value="active">{fields.active}</option>
        <option value="ended">{fields.ended}</option>
      </SelectField>
      <Terms validFrom={code.validFrom} validTo={code.validTo} uses={code.uses} />
    </FormDialog>
  );
};
