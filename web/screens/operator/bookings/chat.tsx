import { useState } from 'react';
import { lookAtChat } from '#contract/chat.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { words as chatWords } from '#words/chat.ts';
import { words } from '#words/console.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { whenText } from '../../../ui/when.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

type Person = { readonly name: string };
type Props = {
  booking: {
    readonly booking_id: string;
    readonly customer: Person;
    readonly handyman: Person;
  };
};

const text = words.booking.chat;

/** §19: between the two; shown for a reason, which is in the audit log. */
export const ChatLook = ({ booking }: Props) => {
  const [asking, setAsking] = useState(false);
  const look = useSend(lookAtChat, {
    onSuccess: ({ msg }) => {
      setAsking(false);
      toast.success(msg);
    },
    onError: ({ fields, message }) => {
      if (!('reason' in fields)) toast.error(message);
    },
  });
  const id = booking.booking_id;
  return (
    <Panel title={text.title}>
      {look.data ? (
        <Lines booking={booking} messages={look.data.messages} />
      ) : (
        <>
          <p className="text-ink-soft text-sm">{text.hidden}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {text.look}
            </Button>
          </div>
        </>
      )}
      <ReasonDialog
        open={asking}
        title={text.question}
        yes={text.look}
        busy={look.isPending}
        refusals={look.error?.fields}
        onReason={(reason) => look.mutate({ params: { id }, body: { reason } })}
        onClose={() => setAsking(false)}
      >
        {text.warning}
      </ReasonDialog>
    </Panel>
  );
};

const Lines = ({ booking, messages }: Props & { messages: readonly ChatMessage[] }) => {
  if (messages.length === 0) return <p className="text-ink-soft text-sm">{text.none}</p>;
  return (
    <ol aria-label={text.title} className="grid gap-3">
      {messages.map((message) => {
        const { name } = message.from === 'user' ? booking.customer : booking.handyman;
        return (
          <li key={message.number} className="grid gap-0.5">
            <p className="text-ink-soft text-xs">
              <span className="text-ink font-semibold">{name}</span> · {whenText(message.at)}
            </p>
            <Said message={message} name={name} bookingId={booking.booking_id} />
          </li>
        );
      })}
    </ol>
  );
};

type SaidProps = { message: ChatMessage; name: string; bookingId: string };

const Said = ({ message, name, bookingId }: SaidProps) => {
  if (message.picture === 'here') {
    return (
      <img
        src={`/api/operator/bookings/${bookingId}/pictures/${message.number}`}
        alt={text.picture(name)}
        loading="lazy"
        className="rounded-control border-line max-h-60 w-fit border"
      />
    );
  }
  const said = message.picture === 'gone' ? text.gone : (message.text ?? '');
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {message.quick ? chatWords.replies[message.quick] : said}
    </p>
  );
};
