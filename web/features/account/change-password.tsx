import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Role } from '#domain/role.ts';
import { words } from '#words/account.tsx';
import { useChangePassword } from './queries.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

/** §21: the old one is asked; every other browser is logged out. */
export const ChangePassword = ({ of: role }: { of: Role }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden className="size-5" />
        {words.password.change}
      </Button>
      {open && <Asking of={role} onClose={() => setOpen(false)} />}
    </>
  );
};

const Asking = ({ of: role, onClose }: { of: Role; onClose: () => void }) => {
  const { change, isPending, fields } = useChangePassword(role, onClose);
  return (
    <FormDialog
      open
      title={words.password.changeTitle}
      lead={words.password.lead}
      save={words.password.save}
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => change(values['currentPassword'] ?? '', values['password'] ?? '')}
      onClose={onClose}
    >
      <div className="grid justify-items-stretch gap-2">
        <CurrentPassword label={words.password.current} />
        <Link
          to={`/${role}/login/forgot`}
          className="text-accent justify-self-start py-1 text-sm font-semibold hover:underline"
        >
          {words.password.forgotten}
        </Link>
      </div>
      <NewPasswordField name="password" label={words.password.new} />
    </FormDialog>
  );
};
