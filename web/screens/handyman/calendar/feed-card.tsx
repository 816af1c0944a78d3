import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { makeFeed, removeFeed } from '#contract/calendar.ts';
import { words as all } from '#words/calendar.ts';
import { feedQuery } from '../../../features/calendar/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dayText, whenText } from '../../../ui/when.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

const words = all.feed;

/** §27: the private address for calendar programs. It is shown once, for it is not stored. */
export const FeedCard = () => {
  const client = useQueryClient();
  const query = useQuery(feedQuery());
  const make = useSend(makeFeed, {
    onSuccess: async ({ msg }) => {
      toast.success(msg);
      await client.invalidateQueries({ queryKey: feedQuery().queryKey });
    },
    onError: ({ message }) => toast.error(message),
  });
  const remove = useSendAndSay(removeFeed, {
    refetch: feedQuery().queryKey,
    onDone: () => make.reset(),
  });
  const address = make.data?.address;
  return (
    <section aria-labelledby="feed-title">
      <Card className="grid gap-3 p-5">
        <h2 id="feed-title" className="flex items-center gap-2 text-lg font-bold">
          <CalendarSync aria-hidden className="text-accent size-5" />
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.text}</p>
        {address !== undefined && (
          <div className="bg-sunken rounded-control grid gap-2 p-3">
            <p className="font-semibold">{words.once}</p>
            <div className="flex flex-wrap items-center gap-2">
              <output aria-label={words.address} className="min-w-0 flex-1 basis-48 break-all">
                {address}
              </output>
              <CopyButton text={address} label={words.copy} />
            </div>
          </div>
        )}
        <Fetched query={query} coming={<Skeleton className="h-11" />}>
          {({ since, lastReadAt }) => (
            <>
              {since !== null && (
                <p className="text-sm">
                  {words.on(dayText(since))}{' '}
                  {lastReadAt !== null && words.read(whenText(lastReadAt))} {words.ends}
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate({})}>
                  {since === null ? words.make : words.renew}
                </Button>
                {since !== null && (
                  <Button
                    variant="danger"
                    busy={remove.isPending}
                    onClick={() => remove.mutate({})}
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            </>
          )}
        </Fetched>
      </Card>
    </section>
  );
};
