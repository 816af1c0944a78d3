import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { delays } from './data/delays.ts';
import { idOf, leftOnPurpose, readSession, useSession } from './data/session.ts';
import type { Role } from '#domain/role.ts';
import { toast } from './components/toast.tsx';

const logins = { user: '/user/login', handyman: '/handyman/login' } as const;

/** §4: without the cookie, 'You need to login first' and away to the login, which leads back here. */
export const Guarded = ({ role, children }: { role: Role; children: ReactNode }) => {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const id = idOf(session, role);
  const inside = id !== undefined;

  useEffect(() => {
    if (inside) return;
    const leaving = leftOnPurpose(role);
    if (!leaving) toast.error('You need to login first');
    void navigate(logins[role], { replace: true, state: leaving ? null : { from: here } });
  }, [inside, role, here, navigate]);

  // Somebody else gets a page of their own, not what the one before them had typed.
  return inside ? <Fragment key={id}>{children}</Fragment> : null;
};

/** Where a guard sent the visitor away from, or where logins lead by themselves. */
export const returnPath = (state: unknown, otherwise: string): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : otherwise;

/** §9: a visitor who already has a session is sent on after two seconds; true while that is so. */
export const useSessionRedirect = (role: Role, to: string): boolean => {
  const { userId, handymanId } = readSession();
  // Only a session from before counts: logging in on this very page has its own way on.
  const [existed] = useState(() => (role === 'user' ? userId : handymanId) !== undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (!existed) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), delays.sessionRedirect);
    return () => clearTimeout(timer);
  }, [existed, navigate, to]);
  return existed;
};
