import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { delays } from '../../device/delays.ts';
import { idOf, readSession } from '../../data/session.ts';
import type { Party } from '#domain/role.ts';

/** Where a login leads when no guard sent the visitor to it. */
export const homes: Readonly<Record<Party, string>> = {
  user: '/',
  handyman: '/handyman/dashboard',
};

/** Where a guard sent the visitor away from, or where logins lead by themselves. */
export const returnPath = (state: unknown, otherwise: string): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : otherwise;

/** §9: a visitor who already has a session is sent on after two seconds; true while that is so. */
export const useSessionRedirect = (role: Party): boolean => {
  // Only a session from before counts: logging in on this very page has its own way on.
  const [existed] = useState(() => idOf(readSession(), role) !== undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (!existed) return undefined;
    const timer = setTimeout(
      () => void navigate(homes[role], { replace: true }),
      delays.sessionRedirect,
    );
    return () => clearTimeout(timer);
  }, [existed, navigate, role]);
  return existed;
};
