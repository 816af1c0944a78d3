import { Link } from 'react-router';

type Props = { asks: string; to: string; label: string; state?: unknown };

/** Below a login or sign-up: for those who are in the wrong place. In its place: Back leads out of both. */
export const AuthLink = ({ asks, to, label, state }: Props) => (
  <p className="text-ink-soft">
    {asks}{' '}
    <Link replace to={to} state={state} className="text-accent font-semibold hover:underline">
      {label}
    </Link>
  </p>
);
