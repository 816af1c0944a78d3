import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TipView } from '#contract/tip.ts';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { tipRules } from '#domain/tip.ts';
import { words } from '#words/tip.ts';
import { buttonClass } from '../../ui/button.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { tipQuery } from './queries.ts';

type Props = {
  bookingId: string;
  as: Party;
  /** The other side's name. */
  name: string;
  /** Beside the amounts, where the question can be sent away. */
  children?: ReactNode;
};

const pathOf = (id: string, amount?: number | 'other') =>
  `/user/bookings/${id}/tip${amount === undefined ? '' : `?amount=${amount}`}`;

/** §35: after one's rating: the question, none of its answers chosen, or what was given. */
export const TipPart = ({ bookingId, as, name, children }: Props) => {
  const { data } = useQuery(tipQuery(bookingId, as));
  const who = firstName(name);
  if (data?.tip) return <Given tip={data.tip} as={as} who={who} bookingId={bookingId} />;
  if (!data?.offered) return null;
  const amounts = [...tipRules.suggested, 'other' as const];
  return (
    <section aria-labelledby={`tip-${bookingId}`} className="grid gap-3">
      <div>
        <h2 id={`tip-${bookingId}`} className="text-lg font-bold">
          {words.offer.title(who)}
        </h2>
        <p className="text-ink-soft text-sm">{words.offer.text}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {amounts.map((amount) => (
          <li key={amount}>
            <Link
              to={pathOf(bookingId, amount)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {amount === 'other' ? words.offer.other : rupees(amount)}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </section>
  );
};

type GivenProps = {
  tip: NonNullable<TipView['tip']>;
  as: Party;
  who: string;
  bookingId: string;
};

const Given = ({ tip: { amount, state }, as, who, bookingId }: GivenProps) => (
  <p className="bg-sunken rounded-control flex items-start gap-3 p-4">
    <HandCoins aria-hidden className="text-accent mt-0.5 size-5 shrink-0" />
    <span>
      <strong className="block font-semibold">
        {state === 'processing' ? words.given.waits : words.given[as](rupees(amount), who)}
      </strong>
      {as === 'handyman' ? (
        <span className="text-ink-soft text-sm">
          {state === 'refunded' ? words.given.refunded : words.given.yours}
        </span>
      ) : (
        <Link
          to={pathOf(bookingId)}
          className="text-accent inline-flex min-h-6 items-center text-sm font-semibold underline underline-offset-4"
        >
          {words.given.receipt}
        </Link>
      )}
    </span>
  </p>
);
