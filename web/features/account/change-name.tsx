import type { Party } from '#domain/role.ts';
import { words } from '#words/account.tsx';
import { useChangeName } from './queries.ts';
import { PersonNameField } from '../../ui/field.tsx';
import { FormDialog } from './form-dialog.tsx';

type Props = { as: Party; name: string; open: boolean; onClose: () => void };

export const ChangeName = ({ as, name, open, onClose }: Props) => {
  const { change, isPending, fields } = useChangeName(as, onClose);
  return (
    <FormDialog
      open={open}
      title={words.name.title}
      save={words.name.save}
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => change(values['name'] ?? '')}
      onClose={onClose}
    >
      <PersonNameField name="name" defaultValue={name} required />
    </FormDialog>
  );
};
