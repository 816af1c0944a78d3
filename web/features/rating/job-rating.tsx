import { useState } from 'react';
import type { RatingView } from '#contract/rating.ts';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { useRating } from './queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotCounted } from './not-counted.tsx';
import { RatingForm } from './rating-form.tsx';
import { ReplyButton } from './reply-button.tsx';
import { ReportButton } from './report-button.tsx';
import { TipPart } from '../tip/tip-part.tsx';
import { WordsGiven } from './words-given.tsx';

type Props = {
  bookingId: string;
  as: Party;
  /** The other side's name. */
  name: string;
};

/** §13: after the work: what one gives, what one gave, and what the other said once it is visible. */
export const JobRating = ({ bookingId, as, name }: Props) => {
  const { data } = useRating(bookingId, as);
  const [changing, setChanging] = useState(false);
  if (!data || (data.may === 'nothing' && !data.mine && !data.theirs)) return null;
  const { mine, theirs, may } = data;
  const who = firstName(name);
  const asking = may === 'rate' || (may === 'change' && changing);
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      {asking && (
        <section className="grid gap-3">
          <h2 className="text-lg font-bold">{words.ask[as](who)}</h2>
          <RatingForm
            bookingId={bookingId}
            as={as}
            name={name}
            before={mine}
            {...(changing && { onLater: () => setChanging(false), later: words.keep })}
            onDone={() => setChanging(false)}
          />
        </section>
      )}
      {mine && !asking && (
        <section className="grid gap-3">
          <Mine mine={mine} who={who} />
          {may === 'change' && (
            <div>
              <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
                {words.mine.change}
              </Button>
            </div>
          )}
        </section>
      )}
      {(mine ?? theirs) && !asking && <TipPart bookingId={bookingId} as={as} name={name} />}
      {theirs && (
        <section className="grid gap-3">
          <h2 className="text-lg font-bold">{words.theirs(who)}</h2>
          <WordsGiven
            {...theirs}
            reply={
              theirs.reply === null ? undefined : { title: words.reply.yours, text: theirs.reply }
            }
          />
          <NotCounted counts={theirs.counts} />
          <div className="flex flex-wrap gap-2">
            {as === 'handyman' && theirs.reply === null && <ReplyButton bookingId={bookingId} />}
            <ReportButton bookingId={bookingId} as={as} reported={theirs.reported} />
          </div>
        </section>
      )}
    </Card>
  );
};

type MineProps = { mine: NonNullable<RatingView['mine']>; who: string };

const Mine = ({ mine, who }: MineProps) => {
  const state = mine.hidden !== null ? 'hidden' : mine.visible ? 'visible' : 'waiting';
  return (
    <>
      <h2 className="text-lg font-bold">{words.mine.title}</h2>
      <WordsGiven
        {...mine}
        beside={<Badge tone={tones[state]}>{words.mine[state]}</Badge>}
        reply={mine.reply === null ? undefined : { title: words.reply.of(who), text: mine.reply }}
      />
      {state === 'waiting' && <p className="text-ink-soft text-sm">{words.mine.blind(who)}</p>}
      {state === 'visible' && <NotCounted counts={mine.counts} />}
      {mine.hidden !== null && (
        <p className="bg-warn-soft text-warn rounded-control px-4 py-3 text-sm font-medium">
          {words.mine.hiddenWhy(mine.hidden)}
        </p>
      )}
    </>
  );
};

const tones = { hidden: 'warn', visible: 'good', waiting: 'neutral' } as const;
