import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissReport, hideRating, showRating } from '#contract/rating.ts';
import type { Judged } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/operator-ratings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextAreaField } from '../../../components/ui/field.tsx';
import { Form } from '../../../components/ui/form.tsx';
import { ratingsKey } from '../../../data/operator-ratings.ts';
import { useSendForm } from '../../../data/send-form.ts';

const calls = { hide: hideRating, show: showRating, dismiss: dismissReport } as const;
type Verb = keyof typeof calls;

const verbsFor = ({ report, hidden }: Judged): readonly Verb[] => {
  if (hidden) return ['show'];
  return report?.open ? ['hide', 'dismiss'] : ['hide'];
};

/** What can be done about a rating, each with a reason. */
export const Decide = ({ rating }: { rating: Judged }) => {
  const [verb, setVerb] = useState<Verb>();
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
      <Dialog
        open={verb !== undefined}
        onClose={() => setVerb(undefined)}
        title={words.actions[verb ?? 'hide'].title}
      >
        {verb && <Reason verb={verb} id={rating.rating_id} onClose={() => setVerb(undefined)} />}
      </Dialog>
    </div>
  );
};

type ReasonProps = { verb: Verb; id: string; onClose: () => void };

const Reason = ({ verb, id, onClose }: ReasonProps) => {
  const client = useQueryClient();
  const { button, title, text } = words.actions[verb];
  const decide = useSendForm(calls[verb], () => {
    onClose();
    void client.invalidateQueries({ queryKey: ratingsKey });
  });
  return (
    <Form
      label={title}
      className="mt-2 grid gap-5"
      refusals={decide.error?.fields}
      onSubmit={({ reason = '' }) => decide.mutate({ params: { id }, body: { reason } })}
    >
      <p className="text-ink-soft">{text}</p>
      <TextAreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint[verb]}
        maxLength={limits.ratingText}
        required
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          variant={verb === 'hide' ? 'danger' : 'primary'}
          busy={decide.isPending}
        >
          {button}
        </Button>
      </div>
    </Form>
  );
};
