import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openLink, acceptLink } from '#contract/operator.ts';
import { words } from '#words/operator.tsx';
import { CodeEntry } from '../../ui/code-entry.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { NewPasswordField } from '../../features/account/new-password-field.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Refused, send } from '../../data/api.ts';
import { forgetOperator } from '../../features/operator/queries.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';

/** The token after the # of the link; it leaves this page only in the call that uses it. */
const readToken = (): string => location.hash.slice(1);

const Join = () => {
  const [token] = useState(readToken);
  const [codes, setCodes] = useState<readonly string[]>();
  const link = useQuery({
    queryKey: ['operator', 'link', token],
    queryFn: ({ signal }) => send(openLink, { body: { token }, signal }),
    retry: false,
    staleTime: Infinity,
  });
  if (codes) return <RecoveryCodes codes={codes} />;
  // A refusal for another reason, or no answer, does not say whether the link works.
  const { error } = link;
  const isGone = error instanceof Refused && (error.status === 410 || error.status === 400);
  if (isGone) return <LinkGone message={error.message} />;
  return (
    <Fetched whole query={link} coming={<LoadingPage />}>
      {(opened) => <JoinForm token={token} link={opened} onJoined={setCodes} />}
    </Fetched>
  );
};
export default Join;

const LinkGone = ({ message }: { message: string }) => (
  <div role="alert" className="grid gap-4">
    <h1 className="text-2xl font-bold">{words.join.gone}</h1>
    <p className="text-ink-soft">{message}</p>
    <Link to="/operator/login" className={buttonClass({ variant: 'secondary' })}>
      {words.join.toLogin}
    </Link>
  </div>
);

type FormProps = {
  token: string;
  link: { name: string; email: string; secret: string; address: string };
  onJoined: (recoveryCodes: readonly string[]) => void;
};

const JoinForm = ({ token, link, onJoined }: FormProps) => {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const join = useSend(acceptLink, {
    onSuccess: ({ recoveryCodes }) => onJoined(recoveryCodes),
    onError: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  return (
    <>
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-bold">{words.join.welcome(link.name)}</h1>
        <p className="text-ink-soft">{words.join.lead(link.email)}</p>
      </div>
      <Form
        label={words.join.title}
        className="grid gap-6"
        refusals={join.error?.fields}
        onSubmit={() => join.mutate({ body: { token, password, code } })}
      >
        <NewPasswordField
          name="password"
          defaultValue=""
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="grid gap-3">
          <h2 className="font-semibold">{words.join.scan}</h2>
          <p className="text-ink-soft text-sm">{words.join.scanHint}</p>
          <div className="flex flex-wrap items-center gap-5">
            <QrCode text={link.address} label={words.join.qr} />
            <div className="grid min-w-0 flex-1 basis-40 gap-2">
              <p className="text-ink-soft text-sm">{words.join.typeIt}</p>
              <code className="text-sm break-all">{link.secret}</code>
              <div className="flex flex-wrap gap-2">
                <CopyButton text={link.secret} label={words.join.copySecret} />
                <a href={link.address} className={buttonClass({ variant: 'secondary' })}>
                  {words.join.openApp}
                </a>
              </div>
            </div>
          </div>
        </div>
        <CodeEntry name="code" label={words.join.code} onChange={setCode} />
        <Button type="submit" size="large" wide busy={join.isPending}>
          {words.join.submit}
        </Button>
      </Form>
    </>
  );
};

/** Shown this once. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <>
      <div className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {words.recovery.title}
        </h1>
        <p className="text-ink-soft">{words.recovery.text}</p>
      </div>
      <ul className="bg-sunken rounded-control grid grid-cols-2 gap-x-6 gap-y-2 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyButton text={codes.join('\n')} label={words.recovery.copy} />
        <Button
          onClick={() => {
            forgetOperator(client);
            void navigate('/operator/today', { replace: true });
          }}
        >
          {words.recovery.kept}
        </Button>
      </div>
    </>
  );
};
