import { useQueryClient } from '@tanstack/react-query';
import { addOperator } from '#contract/operator.ts';
import { words } from '#words/operator.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailField, PersonNameField, SelectField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { operatorsQuery } from '../../../features/operator/queries.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

type Props = { open: boolean; onClose: () => void; onLink: (link: string) => void };

export const AddOperator = ({ open, onClose, onLink }: Props) => {
  const client = useQueryClient();
  const add = useSend(addOperator, {
    onSuccess: ({ link }) => {
      onClose();
      onLink(link);
      void client.invalidateQueries({ queryKey: operatorsQuery().queryKey });
    },
    onError: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={words.operators.add}>
      <Form
        label={words.operators.add}
        className="mt-4 grid gap-5"
        refusals={add.error?.fields}
        onSubmit={({ name = '', email = '', level }) =>
          add.mutate({
            body: { name, email, level: level === 'admin' ? 'admin' : 'support' },
          })
        }
      >
        <PersonNameField name="name" required />
        <EmailField name="email" required />
        <SelectField
          name="level"
          label={words.operators.level}
          hint={words.operators.levelHint}
          defaultValue="support"
        >
          <option value="support">{words.levels.support}</option>
          <option value="admin">{words.levels.admin}</option>
        </SelectField>
        <Button type="submit" busy={add.isPending}>
          {words.operators.invite}
        </Button>
      </Form>
    </Dialog>
  );
};
