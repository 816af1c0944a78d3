import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { replyToRating } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/rating.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';

/** The professional's one answer to what a customer said. */
export const ReplyButton = ({ bookingId }: { bookingId: string }) => {
  const [open, setOpen] = useState(false);
  const send = useSendAndSay(replyToRating, { atFields: true, onDone: () => setOpen(false) });
  const { button, title, field, hint, send: yes } = words.reply;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <MessageSquareReply aria-hidden className="text-accent size-4" />
        {button}
      </Button>
      <TextDialog
        open={open}
        title={title}
        field={{ name: 'reply', label: field, hint, most: limits.ratingText }}
        yes={yes}
        no={words.notNow}
        busy={send.isPending}
        refusals={send.error?.fields}
        onText={(reply) => send.mutate({ params: { id: bookingId }, body: { reply } })}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
