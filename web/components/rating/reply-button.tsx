import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { replyToRating } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/rating.tsx';
import { useSendForm } from '../../data/send-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';

/** The professional's one answer to what a customer said. */
export const ReplyButton = ({ bookingId }: { bookingId: string }) => {
  const [open, setOpen] = useState(false);
  const reply = useSendForm(replyToRating, () => setOpen(false));
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <MessageSquareReply aria-hidden className="text-accent size-4" />
        {words.reply.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.reply.title}>
        <Form
          label={words.reply.title}
          className="mt-4 grid gap-5"
          refusals={reply.error?.fields}
          onSubmit={({ reply: text = '' }) =>
            reply.mutate({ params: { id: bookingId }, body: { reply: text } })
          }
        >
          <TextAreaField
            name="reply"
            label={words.reply.field}
            hint={words.reply.hint}
            maxLength={limits.ratingText}
            required
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.notNow}
            </Button>
            <Button type="submit" busy={reply.isPending}>
              {words.reply.send}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
};
