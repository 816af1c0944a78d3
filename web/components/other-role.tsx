import { Link } from 'react-router';
import { useSession } from '../data/session.ts';
import type { Role } from '#domain/role.ts';
import { AuthLink } from './auth-link.tsx';

const others = {
  user: {
    asks: 'Do you offer a service?',
    label: 'I am a professional',
    login: '/handyman/login',
    signup: '/handyman/register',
    told: 'You are logged in as a professional. To book someone you need a customer account.',
    on: { to: '/handyman/dashboard', label: 'Go to your dashboard' },
  },
  handyman: {
    asks: 'Do you need a professional?',
    label: 'I am a customer',
    login: '/user/login',
    signup: '/user/signup',
    told: 'You are logged in as a customer. To take jobs you need an account as a professional.',
    on: { to: '/', label: 'Go to the home page' },
  },
} as const;

/** For those who came to the wrong login or sign-up, and for those logged in in the other role. */
export const OtherRole = ({ of, on }: { of: Role; on: 'login' | 'signup' }) => {
  const { userId, handymanId } = useSession();
  const other = others[of];
  const inOther = (of === 'user' ? handymanId : userId) !== undefined;
  return inOther ? (
    <p className="rounded-control bg-accent-soft p-4">
      {other.told}{' '}
      <Link to={other.on.to} className="text-accent font-semibold hover:underline">
        {other.on.label}
      </Link>
    </p>
  ) : (
    <AuthLink asks={other.asks} to={other[on]} label={other.label} />
  );
};
