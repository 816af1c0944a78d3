import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export type Back = {
  readonly to: string;
  readonly label: string;
  /** Travels along, such as the page to return to after a login. */
  readonly state?: unknown;
  /** In the place of this page in the history. */
  readonly replace?: boolean;
};

/** The arrow at the top left that leads one step out. */
export const BackLink = ({ to, label, state, replace = false }: Back) => (
  <Link
    to={to}
    state={state}
    replace={replace}
    aria-label={label}
    className="border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken grid size-11 place-items-center rounded-full border transition"
  >
    <ArrowLeft aria-hidden className="size-5" />
  </Link>
);
