import { Link } from 'react-router';
import { buttonClass } from './ui/button.tsx';
import { EmptyState } from './ui/state.tsx';

/** The shape of every id: an address with anything else in its place was cut short or mistyped. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

type Way = { readonly to: string; readonly label: string };

const ways: readonly Way[] = [
  { to: '/user/bookings', label: 'My bookings' },
  { to: '/services/servicePage', label: 'Services' },
];

type Props = { title?: string; children?: string; ways?: readonly Way[] };

/** An address that leads nowhere: why, and where to go instead. Trying it again would not help. */
export const LinkProblem = ({
  title = 'This link is not complete',
  children = 'A part of the address is missing or mistyped. What you are looking for is a tap away.',
  ways: [first, ...others] = ways,
}: Props) => (
  <EmptyState
    whole
    art="compass"
    title={title}
    action={
      <>
        {first && (
          <Link to={first.to} className={buttonClass()}>
            {first.label}
          </Link>
        )}
        {others.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'secondary' })}>
            {label}
          </Link>
        ))}
      </>
    }
  >
    {children}
  </EmptyState>
);
