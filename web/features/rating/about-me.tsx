import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { useAboutMe } from './queries.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { NotCounted } from './not-counted.tsx';
import { ReplyButton } from './reply-button.tsx';
import { ReportButton } from './report-button.tsx';
import { SaidItem } from './said-item.tsx';
import { RatingSummary } from './summary.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

/** §13: what others say about the customer or professional who is logged in, each with a reply and a report. */
export const AboutMe = ({ as }: { as: Party }) => {
  const { query, more } = useAboutMe(as);
  const coming = as === 'handyman' ? <SkeletonCard label={words.loading} className="h-60" /> : null;
  return (
    <Fetched query={query} coming={coming}>
      {(mine) => <Said as={as} mine={mine} more={more} />}
    </Fetched>
  );
};

type Pages = ReturnType<typeof useAboutMe>;
type SaidProps = { as: Party; mine: NonNullable<Pages['query']['data']>; more: Pages['more'] };

const Said = ({ as, mine, more }: SaidProps) => {
  const { rating, ratings, words: said } = mine;
  const none = ratings === 0 && said.length === 0;
  // A customer without a rating is not told of it.
  if (none && as === 'user') return null;
  return (
    <section aria-labelledby="about-me-title">
      <Card className="grid gap-6 p-6 sm:p-8">
        <div className="grid gap-1">
          <h2 id="about-me-title" className="text-xl font-bold">
            {words.aboutMe[as]}
          </h2>
          {as === 'user' && <p className="text-ink-soft text-sm">{words.aboutMe.only}</p>}
        </div>
        {none ? (
          <EmptyState art="party" title={words.aboutMe.none.title}>
            {words.aboutMe.none.text}
          </EmptyState>
        ) : (
          <>
            <RatingSummary {...mine} />
            {rating === null && <p className="text-ink-soft text-sm">{words.aboutMe.newUntil}</p>}
            <ul className="divide-line grid divide-y">
              {said.map((one) => (
                <SaidItem key={one.booking_id} said={one} replyBy={words.reply.yours}>
                  <NotCounted counts={one.counts} />
                  <div className="flex flex-wrap gap-2">
                    {as === 'handyman' && one.reply === null && (
                      <ReplyButton bookingId={one.booking_id} />
                    )}
                    <ReportButton bookingId={one.booking_id} as={as} reported={one.reported} />
                  </div>
                </SaidItem>
              ))}
            </ul>
          </>
        )}
        <ShowMore more={more} />
      </Card>
    </section>
  );
};
