import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { idOf, leftOnPurpose, useSession } from './data/session.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/frame.ts';
import { toast } from './data/toast.ts';

/** §4: without the cookie, 'You need to login first' and away to the login, which leads back here. */
export const Guarded = ({ role, children }: { role: Party; children: ReactNode }) => {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const id = idOf(session, role);
  const inside = id !== undefined;

  useEffect(() => {
    if (inside) return;
    const to = leftOnPurpose(role);
    if (to === undefined) toast.error(words.loginFirst);
    void navigate(to ?? `/${role}/login`, { replace: true, state: to ? null : { from: here } });
  }, [inside, role, here, navigate]);

  // A new account gets a page of its own, without what was typed by the one before.
  return inside ? <Fragment key={id}>{children}</Fragment> : null;
};
