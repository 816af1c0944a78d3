import { MessageSquareReply } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stars, Tag } from '#domain/rating.ts';
import { words as ratingLineWords } from '#words/rating-line.ts';
import { StarsShown } from './stars.tsx';

const named = ratingLineWords.given;

type Props = {
  stars: Stars;
  tags: readonly Tag[];
  words: string | null;
  /** Beside the stars: by whom, or whether it is visible. */
  beside?: ReactNode;
  reply?: { title: string; text: string } | undefined;
};

/** One rating as people read it: the stars, what was tapped, what was written and the reply to it. */
export const WordsGiven = ({ stars, tags, words, beside, reply }: Props) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StarsShown stars={stars} className="size-4.5" />
      {beside}
    </div>
    {words !== null && (
      <p data-written className="whitespace-pre-line">
        {words}
      </p>
    )}
    {tags.length > 0 && (
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="bg-sunken text-ink-soft rounded-full px-2.5 py-1 text-sm">
            {named.tags[tag]}
          </li>
        ))}
      </ul>
    )}
    {reply && (
      <div className="border-accent bg-sunken rounded-r-control mt-1 border-l-3 p-3">
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <MessageSquareReply aria-hidden className="text-accent size-4" />
          {reply.title}
        </p>
        <p data-written className="whitespace-pre-line">
          {reply.text}
        </p>
      </div>
    )}
  </div>
);
