import type { ReactNode } from 'react';
import type { Role } from '#domain/role.ts';
import { useSessionRedirect } from '../data/way-on.ts';
import { BackLink } from './ui/back-link.tsx';
import type { Back } from './ui/back-link.tsx';
import { Card } from './ui/card.tsx';

export type AuthLook = {
  title: string;
  lead: string;
  back: Back;
  /** The picture beside the form on wide screens. */
  picture: string;
  pitch: string;
};

type Props = AuthLook & { of: Role; children: ReactNode };

/** The frame of logins and sign-ups: a form, and beside it why one would. Those who have a session are sent on. */
export const AuthCard = ({ of: role, title, lead, back, picture, pitch, children }: Props) =>
  useSessionRedirect(role) ? (
    <Redirecting />
  ) : (
    <div className="page py-6 sm:py-12">
      <Card className="animate-rise mx-auto grid max-w-4xl overflow-clip md:grid-cols-2">
        <div className="grid content-start gap-6 p-6 sm:p-10">
          <BackLink {...back} />
          <div className="grid gap-1.5">
            <h1 className="text-3xl font-bold">{title}</h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
          {children}
        </div>
        <div className="from-banner-teal-from to-banner-teal-to hidden bg-linear-150 text-white md:block">
          {/* Beside a long form it stays in sight. */}
          <div className="sticky top-16 grid h-full max-h-160 content-between p-10">
            <p className="text-2xl leading-snug font-bold text-balance">{pitch}</p>
            <img src={picture} alt="" width={600} height={420} className="cutout w-full" />
          </div>
        </div>
      </Card>
    </div>
  );

/** §2: what a visitor with a session sees before being sent on. */
const Redirecting = () => (
  <div className="page grid min-h-[60svh] place-items-center">
    <h1 aria-live="polite" className="animate-pulse text-xl font-semibold">
      Redirecting you ...
    </h1>
  </div>
);
