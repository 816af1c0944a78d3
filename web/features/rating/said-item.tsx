import type { ReactNode } from 'react';
import type { Said } from '#contract/rating.ts';
import { words } from '#words/rating.tsx';
import { monthText } from '../../ui/when.ts';
import { WordsGiven } from './words-given.tsx';

type Props = {
  said: Said;
  /** Who replies to it. */
  replyBy: string;
  /** Under it, for whom it is about. */
  children?: ReactNode;
};

/** §13: a public rating, with the author's first name and the month and no more. */
export const SaidItem = ({ said, replyBy, children }: Props) => (
  <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
    <WordsGiven
      {...said}
      beside={
        <span className="text-ink-soft text-sm">
          {words.said.byIn(said.by, monthText(said.month))}
        </span>
      }
      reply={said.reply === null ? undefined : { title: replyBy, text: said.reply }}
    />
    {children}
  </li>
);
