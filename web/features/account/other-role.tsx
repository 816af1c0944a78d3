import { Link } from 'react-router';
import { useSession } from '../../data/session.ts';
import type { Party } from '#domain/role.ts';
import { words as loginWords } from '#words/login.ts';
import { AuthLink } from './auth-link.tsx';

const words = loginWords.otherRole;

const others = {
  user: {
    ...words.user,
    login: '/handyman/login',
    signup: '/handyman/register',
    goes: '/handyman/dashboard',
  },
  handyman: {
    ...words.handyman,
    login: '/user/login',
    signup: '/user/signup',
    goes: '/',
  },
} as const;

/** For those who came to the wrong login or sign-up, and for those logged in in the other role. */
export const OtherRole = ({ of, on }: { of: Party; on: 'login' | 'signup' }) => {
  const { userId, handymanId } = useSession();
  const other = others[of];
  const inOther = (of === 'user' ? handymanId : userId) !== undefined;
  return inOther ? (
    <p className="rounded-control bg-accent-soft p-4">
      {other.told}{' '}
      <Link to={other.goes} className="text-accent font-semibold hover:underline">
        {other.on}
      </Link>
    </p>
  ) : (
    <AuthLink asks={other.asks} to={other[on]} label={other.label} />
  );
};
