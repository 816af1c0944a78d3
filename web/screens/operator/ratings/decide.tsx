import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissReport, hideRating, showRating } from '#contract/rating.ts';
import type { Judged } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/operator-ratings.ts';
import { Button } from '../../../ui/button.tsx';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { ratingsKey } from '../../../features/rating/moderation-queries.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';

const calls = { hide: hideRating, show: showRating, dismiss: dismissReport } as const;
type Verb = keyof typeof calls;

const verbsFor = ({ report, hidden }: Judged): readonly Verb[] => {
  if (hidden) return ['show'];
  return report?.open ? ['hide', 'dismiss'] : ['hide'];
};

/** What can be done about a rating, each with a reason. */
export const Decide = ({ rating }: { rating: Judged }) => {
  const [verb, setVerb] = useState<Verb>();
  const client = useQueryClient();
  const shown = verb ?? 'hide';
  const close = () => setVerb(undefined);
  const decide = useSendAndSay(calls[shown], {
    atFields: true,
    onDone: () => {
      close();
      void client.invalidateQueries({ queryKey: ratingsKey });
    },
  });
  const { button, title, text } = words.actions[shown];
  return (
    <div className="flex flex-wrap gap-1">
      {verbsFor(rating).map((one) => (
        <Button
          key={one}
          variant={one === 'hide' ? 'danger' : 'secondary'}
          size="small"
          className="whitespace-nowrap"
          onClick={() => setVerb(one)}
        >
          {words.actions[one].button}
        </Button>
      ))}
      <TextDialog
        open={verb !== undefined}
        title={title}
        field={{
          name: 'reason',
          label: words.reason,
          hint: words.reasonHint[shown],
          most: limits.ratingText,
        }}
        yes={button}
        no={words.cancel}
        tone={shown === 'hide' ? 'danger' : 'primary'}
        busy={decide.isPending}
        refusals={decide.error?.fields}
        onText={(reason) => decide.mutate({ params: { id: rating.rating_id }, body: { reason } })}
        onClose={close}
      >
        {text}
      </TextDialog>
    </div>
  );
};
