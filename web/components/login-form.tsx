import { useState } from 'react';
import { Button } from './ui/button.tsx';
import { PasswordField, TextField } from './ui/field.tsx';
import { Form } from './ui/form.tsx';

type Credentials = { email: string; password: string };

type Props = {
  label: string;
  /** Fills the Test button's credentials in; null where there are no demo people. */
  demo: Credentials | null;
  busy: boolean;
  refusals: Readonly<Record<string, string>> | undefined;
  onSubmit: (credentials: Credentials) => void;
};

export const LoginForm = ({ label, demo, busy, refusals, onSubmit }: Props) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      label={label}
      className="grid gap-5"
      refusals={refusals}
      onSubmit={() => onSubmit({ email, password })}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="grid gap-3">
        <Button type="submit" size="large" wide busy={busy}>
          Continue
        </Button>
        {demo && (
          <Button
            variant="secondary"
            wide
            onClick={() => {
              setEmail(demo.email);
              setPassword(demo.password);
            }}
          >
            Test
          </Button>
        )}
      </div>
    </Form>
  );
};
