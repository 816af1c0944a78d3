import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginOperator } from '#contract/operator.ts';
import { words as auth } from '#words/auth.tsx';
import { words } from '#words/operator.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField, PasswordField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { forgetOperator } from '../../features/operator/queries.ts';
import { settingsQuery } from '../../features/map/tiles-query.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';
import { returnPath } from '../../features/account/after-login.ts';

const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** The password first; the second factor is asked for when it was right. */
const OperatorLogin = () => {
  const { data: settings } = useQuery(settingsQuery());
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const login = useSend(loginOperator, {
    onSuccess: () => {
      forgetOperator(client);
      void navigate(returnPath(state, '/operator/today'), { replace: true });
    },
    onError: (refused) => {
      if (refused.code === 'second_factor') setNeedsCode(true);
      else if (Object.keys(refused.fields).length === 0) toast.error(refused.message);
    },
  });
  const demo = settings?.demo?.operator;
  return (
    <>
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-bold">{words.login.title}</h1>
        <p className="text-ink-soft">{needsCode ? words.login.enterCode : words.login.lead}</p>
      </div>
      <Form
        label={words.login.title}
        className="grid gap-5"
        refusals={login.error?.fields}
        onSubmit={() => login.mutate({ body: { email, password, ...(code !== '' && { code }) } })}
      >
        <EmailField
          name="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField
          name="password"
          label={words.login.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Link
          to="/operator/login/forgot"
          state={{ from: returnPath(state, '/operator/today'), email }}
          className="text-accent -mt-2 justify-self-start py-1 text-sm font-semibold hover:underline"
        >
          {auth.login.forgotten}
        </Link>
        {needsCode && (
          <TextField
            name="code"
            label={words.login.code}
            hint={words.login.codeHint}
            autoComplete="one-time-code"
            ref={focusOn}
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <Button type="submit" size="large" wide busy={login.isPending}>
          {words.login.submit}
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
            {words.login.test}
          </Button>
        )}
      </Form>
    </>
  );
};
export default OperatorLogin;
