import { useState } from 'react';
import { Link } from 'react-router';
import { codeLength } from '#domain/code.ts';
import { words as faults } from '#words/faults.ts';
import { words } from '#words/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Credentials = { email: string; password: string };

/** §9: the way past a lock that a stranger's guesses have caused. */
type MailedCode = {
  /** The last answer said that the account is locked. */
  locked: boolean;
  mailed: boolean;
  busy: boolean;
  onAsk: (email: string) => void;
};

export type LoginFormProps = {
  label: string;
  /** Fills the Test button's credentials in; null where there are no demo people. */
  demo: Credentials | null;
  busy: boolean;
  refusals: Readonly<Record<string, string>> | undefined;
  code: MailedCode;
  /** Where a forgotten password is chosen anew. */
  forgotten: { to: string; state: unknown };
  onSubmit: (credentials: Credentials & { otp?: string }) => void;
};

export const LoginForm = ({
  label,
  demo,
  busy,
  refusals,
  code,
  forgotten,
  onSubmit,
}: LoginFormProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  return (
    <Form
      label={label}
      className="grid gap-5"
      refusals={refusals}
      onSubmit={() => onSubmit({ email, password, ...(otp === '' ? {} : { otp }) })}
    >
      <TextField
        name="email"
        label={words.email}
        type="email"
        data-wrong={faults.email}
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Link
        to={forgotten.to}
        state={{ ...asState(forgotten.state), email }}
        className="text-accent -mt-2 justify-self-start py-1 text-sm font-semibold hover:underline"
      >
        {words.login.forgotten}
      </Link>
      {code.mailed && (
        <TextField
          name="otp"
          label={words.login.mailedCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          value={otp}
          onChange={({ target }) => setOtp(target.value)}
        />
      )}
      <div className="grid gap-3">
        <Button type="submit" size="large" wide busy={busy}>
          {words.login.submit}
        </Button>
        {(code.locked || code.mailed) && (
          <Button variant="secondary" wide busy={code.busy} onClick={() => code.onAsk(email)}>
            {code.mailed ? words.login.mailAnotherCode : words.login.mailCode}
          </Button>
        )}
        {demo && (
          <Button
            variant="secondary"
            wide
            onClick={() => {
              setEmail(demo.email);
              setPassword(demo.password);
            }}
          >
            {words.login.test}
          </Button>
        )}
      </div>
    </Form>
  );
};

const asState = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};
