import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/console.tsx';
import { buttonClass } from '../../ui/button.tsx';

type Props = {
  /** Whom, or the hour of a day. */
  query?: Readonly<Record<string, string>>;
  label?: string;
};

const none = {};

/** §14: the way to book for a customer who has called. */
export const BookLink = ({ query = none, label = words.book.title }: Props) => (
  <Link
    to={{ pathname: '/operator/book', search: new URLSearchParams(query).toString() }}
    className={buttonClass({ size: 'small', variant: 'outline' })}
  >
    <Phone aria-hidden className="size-4" />
    {label}
  </Link>
);
