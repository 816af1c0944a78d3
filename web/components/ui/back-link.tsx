import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The arrow at the top left that leads one step out. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    aria-label={label}
    className="border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken grid size-11 place-items-center rounded-full border transition"
  >
    <ArrowLeft aria-hidden className="size-5" />
  </Link>
);
