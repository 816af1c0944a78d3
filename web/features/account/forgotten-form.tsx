import { useState } from 'react';
import { words as all } from '#words/account.tsx';
import type { useForgotten } from './forgotten.ts';
import { codeFault } from './signup-code.ts';
import { CodeEntry } from '../../ui/code-entry.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

const words = all.forgotten;

type Props = { forgotten: ReturnType<typeof useForgotten>; note?: string };

/** §21: first the email, then the mailed code with the new password. The same for every role. */
export const ForgottenForm = ({ forgotten, note }: Props) =>
  forgotten.asked ? (
    <NewPassword {...forgotten} asked={forgotten.asked} note={note} />
  ) : (
    <Form
      label={words.title}
      className="grid gap-5"
      refusals={forgotten.askFields}
      onSubmit={(values) => forgotten.ask(values['email'] ?? '')}
    >
      <EmailField name="email" required defaultValue={forgotten.typed} />
      <Button type="submit" size="large" wide busy={forgotten.asking}>
        {words.send}
      </Button>
    </Form>
  );

type Asked = NonNullable<ReturnType<typeof useForgotten>['asked']>;
type Step = ReturnType<typeof useForgotten> & { asked: Asked; note: string | undefined };

const NewPassword = ({ asked, note, ...forgotten }: Step) => {
  const [otp, setOtp] = useState('');
  return (
    <>
      <div className="text-ink-soft grid justify-items-start gap-1">
        <p>{words.mailed(<strong className="text-ink wrap-anywhere">{asked.email}</strong>)}</p>
        <button
          type="button"
          onClick={forgotten.onOtherEmail}
          className="text-accent -my-1 py-1.5 font-semibold hover:underline"
        >
          {words.otherEmail}
        </button>
      </div>
      <Form
        label={words.form}
        className="grid gap-5"
        refusals={forgotten.resetFields}
        check={() => codeFault(otp)}
        onSubmit={(values) => forgotten.reset(otp, values['password'] ?? '')}
      >
        {/* Tells a password manager which account the password belongs to. */}
        <input name="username" autoComplete="username" value={asked.email} readOnly hidden />
        <CodeEntry name="otp" label={words.code} startHere onChange={setOtp} />
        <NewPasswordField name="password" label={all.password.new} />
        <p className="text-ink-soft text-sm">
          {note === undefined ? words.ends : `${words.ends} ${note}`}
        </p>
        <Button type="submit" size="large" wide busy={forgotten.resetting}>
          {words.save}
        </Button>
      </Form>
      <ResendCode
        busy={forgotten.asking}
        resendAt={asked.resendAt}
        onResend={() => forgotten.ask(asked.email)}
      />
    </>
  );
};
