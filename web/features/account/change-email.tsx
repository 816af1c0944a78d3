import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/account.tsx';
import { words as auth } from '#words/auth.tsx';
import { words as faults } from '#words/faults.ts';
import { useNewEmail } from './queries.ts';
import { codeFault } from './signup-code.ts';
import { CodeEntry } from '../../ui/code-entry.tsx';
import { ResendCode } from './resend-code.tsx';
import { TextField } from '../../ui/field.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

type Props = { as: Party; open: boolean; onClose: () => void };

/** §21: the new address is proved before anything changes. */
export const ChangeEmail = ({ as, open, onClose }: Props) => {
  const [otp, setOtp] = useState('');
  const change = useNewEmail(as, onClose);
  const { asked } = change;
  if (!asked) {
    return (
      <FormDialog
        open={open}
        title={words.email.title}
        lead={words.email.lead}
        save={words.email.send}
        busy={change.asking}
        refusals={change.askFields}
        onSubmit={(values) => change.ask(values['email'] ?? '', values['currentPassword'] ?? '')}
        onClose={onClose}
      >
        <TextField
          name="email"
          label={words.email.newEmail}
          type="email"
          autoComplete="email"
          pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
          maxLength={limits.email}
          data-wrong={faults.email}
          required
        />
        <CurrentPassword label={words.password.your} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key="code"
      open={open}
      title={words.email.title}
      save={words.email.confirm}
      busy={change.confirming}
      refusals={change.confirmFields}
      check={() => codeFault(otp)}
      onSubmit={() => change.confirm(otp)}
      onClose={onClose}
    >
      <p className="text-ink-soft -mt-3">
        {auth.code.mailedTo(<strong className="text-ink wrap-anywhere">{asked.email}</strong>)}
      </p>
      <CodeEntry name="otp" label={words.email.code} startHere onChange={setOtp} />
      <div className="-my-2">
        <ResendCode busy={change.asking} resendAt={asked.resendAt} onResend={change.again} />
      </div>
    </FormDialog>
  );
};
