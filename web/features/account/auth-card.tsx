import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Party } from '#domain/role.ts';
import { words } from '#words/auth.tsx';
import { words as offlineLoginWords } from '#words/offline.ts';
import { useSessionRedirect } from './after-login.ts';
import { BackLink } from '../../ui/back-link.tsx';
import type { Back } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { useOnline } from '../../device/connection.ts';

export type AuthLook = {
  title: string;
  lead: string;
  back: Back;
  /** Beside the form on wide screens: reasons to use it. */
  pitch: string;
};

type Props = AuthLook & { of: Party; children: ReactNode };

/** The frame of logins and sign-ups. Those who have a session are sent on. */
export const AuthCard = (props: Props) =>
  useSessionRedirect(props.of) ? <Redirecting /> : <AuthFrame {...props} />;

/** A form, and reasons to use it beside it. */
export const AuthFrame = ({ of: role, title, lead, back, pitch, children }: Props) => (
  <div className="page py-6 sm:py-12">
    <Card className="animate-rise mx-auto grid max-w-4xl grid-cols-1 overflow-clip md:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-6 p-[min(1.5rem,6vw)] sm:p-10">
        <BackLink {...back} replace={back.to.endsWith('/login')} />
        <div className="grid gap-1.5">
          <h1 className="text-3xl font-bold">{title}</h1>
          <p className="text-ink-soft">{lead}</p>
        </div>
        <OfflineLogin />
        {children}
      </div>
      <div className="from-banner-teal-from to-banner-teal-to hidden bg-linear-150 text-white md:block">
        {/* Beside a long form it stays in sight. */}
        <div className="sticky top-16 grid h-full max-h-160 content-between gap-8 overflow-hidden px-10 pt-10">
          <div className="grid gap-6">
            <p className="text-3xl leading-tight font-bold text-balance">{pitch}</p>
            <ul className="grid gap-3">
              {words.points[role].map((point) => (
                <li key={point} className="flex items-start gap-3 text-lg leading-snug">
                  <CircleCheck aria-hidden className="mt-0.5 size-5.5 shrink-0" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <Faces />
        </div>
      </div>
    </Card>
  </div>
);

const Faces = () => (
  <div className="flex items-end justify-end">
    <span className="mb-6 flex">
      {faces.map((face) => (
        <img
          key={face}
          src={`/images/portraits/${face}.webp`}
          alt=""
          width={96}
          height={96}
          className="border-banner-teal-to -ml-4 size-16 rounded-full border-4 first:ml-0"
        />
      ))}
    </span>
    <img
      src="/images/home/ravi.svg"
      alt=""
      width={224}
      height={212}
      className="-ml-3 h-auto w-52 min-w-0"
    />
  </div>
);

const faces = ['woman-9', 'turban-4'] as const;

/** §2: what a visitor with a session sees before being sent on. */
const Redirecting = () => (
  <div className="page grid min-h-[60svh] place-items-center">
    <h1 aria-live="polite" className="animate-pulse text-xl font-semibold">
      {words.redirecting}
    </h1>
  </div>
);

/** §22: says that there is no network, before a password is typed in vain. */
const OfflineLogin = () =>
  !useOnline() && (
    <p
      aria-live="polite"
      className="rounded-control bg-warn-soft text-warn px-3.5 py-2.5 text-sm font-semibold"
    >
      {offlineLoginWords.login}
    </p>
  );
