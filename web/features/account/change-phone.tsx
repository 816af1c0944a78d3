import type { Party } from '#domain/role.ts';
import { words } from '#words/account.tsx';
import { useChangePhone } from './queries.ts';
import { PhoneField } from '../../ui/field.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

type Props = { as: Party; phone: string; open: boolean; onClose: () => void };

export const ChangePhone = ({ as, phone, open, onClose }: Props) => {
  const { change, isPending, fields } = useChangePhone(as, onClose);
  return (
    <FormDialog
      open={open}
      title={words.phone.title}
      lead={words.phone.lead}
      save={words.phone.save}
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => change(values['phone'] ?? '', values['currentPassword'] ?? '')}
      onClose={onClose}
    >
      <PhoneField name="phone" defaultValue={phone} required />
      <CurrentPassword label={words.password.your} />
    </FormDialog>
  );
};
