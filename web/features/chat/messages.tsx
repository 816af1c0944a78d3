import { Fragment } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { words } from '#words/chat.ts';
import type { Unsent } from './queries.ts';
import { dayText } from '../../ui/when.ts';
import { Bubble, Written } from './bubble.tsx';
import { NoPicture, Picture } from './picture.tsx';

/** What is in a message, for its author and its reader. */
const Content = ({
  message: { text, quick: reply, picture },
  src,
  title,
}: {
  message: ChatMessage;
  src: string;
  title: string;
}) => {
  if (picture === 'gone') return <NoPicture>{words.picture.gone}</NoPicture>;
  if (picture === 'here') return <Picture src={src} title={title} />;
  return <Written>{reply ? words.replies[reply] : (text ?? '')}</Written>;
};

type DayProps = { at: string; before: string | undefined };

/** The day is said where it changes. */
const Day = ({ at, before }: DayProps) => {
  const day = dayText(at);
  return (
    (before === undefined || dayText(before) !== day) && (
      <p className="text-ink-soft bg-sunken justify-self-center rounded-full px-3 py-1 text-xs font-medium">
        {day}
      </p>
    )
  );
};

type Props = {
  messages: readonly ChatMessage[];
  /** On whose side the reader stands, with the other side's name. */
  isOwn: (message: ChatMessage) => boolean;
  nameOf: (message: ChatMessage) => string;
  srcOf: (message: ChatMessage) => string;
  marks: ReadonlyMap<number, 'read' | 'sent'>;
};

export const Messages = ({ messages, isOwn, nameOf, srcOf, marks }: Props) =>
  messages.map((message, index) => {
    const own = isOwn(message);
    const title = own ? words.picture.mine : words.picture.of(nameOf(message));
    return (
      <Fragment key={message.number}>
        <Day at={message.at} before={messages[index - 1]?.at} />
        <Bubble
          who={nameOf(message)}
          at={message.at}
          own={own}
          picture={message.picture !== null}
          mark={<Mark mark={marks.get(message.number)} />}
        >
          <Content message={message} src={srcOf(message)} title={title} />
        </Bubble>
      </Fragment>
    );
  });

const Mark = ({ mark }: { mark: 'read' | 'sent' | undefined }) =>
  mark !== undefined && (
    <span className={mark === 'read' ? 'text-accent font-semibold' : ''}>{words[mark]}</span>
  );

type WaitingProps = {
  message: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
};

/** A message that is being sent, or could not be: the reason, and what can be done. */
export const Waiting = ({ message, onRetry, onDiscard }: WaitingProps) => {
  const { text, quick: reply, picture, problem, at } = message;
  const button = 'text-bad min-h-6 font-semibold underline underline-offset-2';
  return (
    <div className={problem === undefined ? 'grid opacity-70' : 'grid'}>
      <Bubble
        who={words.you}
        at={at}
        own
        picture={picture !== undefined}
        mark={
          problem === undefined ? (
            words.sending
          ) : (
            <span role="alert" className="text-bad flex flex-wrap gap-x-2 font-medium">
              <span>
                {words.failed} {problem}
              </span>
              <button type="button" className={button} onClick={onRetry}>
                {words.again}
              </button>
              <button type="button" className={button} onClick={onDiscard}>
                {words.discard}
              </button>
            </span>
          )
        }
      >
        {picture ? (
          <img
            src={picture.preview}
            alt={words.picture.mine}
            className="h-44 w-60 max-w-full object-cover"
          />
        ) : (
          <Written>{reply ? words.replies[reply] : (text ?? '')}</Written>
        )}
      </Bubble>
    </div>
  );
};
