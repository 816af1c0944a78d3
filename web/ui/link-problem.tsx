import { words as notFoundWords } from '#words/not-found.ts';
import { EmptyState } from './state.tsx';
import type { NextLink } from './state.tsx';

const words = notFoundWords.link;

/** The shape of every id: an address with anything else in its place was cut short or mistyped. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

const usual: readonly NextLink[] = [
  { to: '/user/bookings', label: words.bookings },
  { to: '/services/servicePage', label: words.services },
];

type Props = { title?: string; children?: string; ways?: readonly NextLink[] };

/** An address that leads nowhere: why, and where to go instead. Trying it again would not help. */
export const LinkProblem = ({
  title = words.title,
  children = words.text,
  ways = usual,
}: Props) => (
  <EmptyState whole art="compass" title={title} ways={ways}>
    {children}
  </EmptyState>
);
