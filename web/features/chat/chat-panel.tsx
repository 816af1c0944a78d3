import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Chat, ChatMessage } from '#contract/chat.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/chat.ts';
import { useChat } from './queries.ts';
import { Card } from '../../ui/card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { whenText } from '../../ui/when.ts';
import { Composer } from './composer.tsx';
import { Messages, Waiting } from './messages.tsx';

type Props = {
  bookingId: string;
  as: Party;
  /** The other side's. */
  name: string;
};

/** §19: what the two of a booking write to each other, from the yes until two days after the end. */
export const ChatPanel = ({ bookingId, as, name }: Props) => {
  const title = useId();
  const conversation = useChat(bookingId, as);
  const { query, unsent, write, retry, discard } = conversation;
  if (query.data?.state === 'none') return null;
  return (
    <section id="chat" aria-labelledby={title} className="no-print scroll-mt-20">
      <Card className="overflow-hidden">
        <div className="border-line grid gap-1 border-b px-5 py-4 sm:px-6">
          <h2 id={title} className="text-lg font-bold">
            {words.title(name)}
          </h2>
          <p className="text-ink-soft flex items-start gap-1.5 text-sm">
            <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {words.private(name)}
          </p>
        </div>
        <Fetched query={query} coming={<Coming />}>
          {(chat) => (
            <>
              <Log
                chat={chat}
                as={as}
                name={name}
                count={chat.messages.length + unsent.length}
                srcOf={({ number }) => `/api/bookings/${bookingId}/pictures/${number}?as=${as}`}
                more={conversation.more}
                onSeen={conversation.markRead}
              >
                {unsent.map((message) => (
                  <Waiting
                    key={message.key}
                    message={message}
                    onRetry={() => retry(message)}
                    onDiscard={() => discard(message)}
                  />
                ))}
              </Log>
              {chat.state === 'open' ? (
                <Composer
                  as={as}
                  name={name}
                  onText={(text) => write({ text })}
                  onQuick={(quick) => write({ quick })}
                  onPicture={(file) =>
                    write({ picture: { file, preview: URL.createObjectURL(file) } })
                  }
                />
              ) : (
                <Closed as={as} bookingId={bookingId} />
              )}
              {chat.state === 'open' && chat.closesAt !== null && (
                <p className="text-ink-soft px-5 pb-4 text-sm">
                  {words.closes(whenText(chat.closesAt))}
                </p>
              )}
            </>
          )}
        </Fetched>
      </Card>
    </section>
  );
};

/** Under the last of one's own, and under the last of them that was read. */
const marksOf = ({ messages, readByThem }: Chat, as: Party) => {
  const own = messages.filter(({ from }) => from === as);
  const marks = new Map<number, 'read' | 'sent'>();
  const last = own.at(-1);
  const read = own.findLast(({ number }) => number <= readByThem);
  if (last) marks.set(last.number, 'sent');
  if (read) marks.set(read.number, 'read');
  return marks;
};

type LogProps = {
  chat: Chat;
  as: Party;
  name: string;
  /** How many are shown: with one more it goes on at the end. */
  count: number;
  srcOf: (message: ChatMessage) => string;
  /** What fetches the messages before; nothing where the first is here. */
  more: ReturnType<typeof useChat>['more'];
  onSeen: (number: number) => void;
  children: ReactNode;
};

const Log = ({ chat, as, name, count, srcOf, more, onSeen, children }: LogProps) => {
  const log = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOwn = ({ from }: ChatMessage) => from === as;
  const newestOfOthers = chat.messages.findLast((message) => !isOwn(message))?.number ?? 0;
  const marks = marksOf(chat, as);

  // Scrolls to the newest message, unless the reader has scrolled back.
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (atEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  });

  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const last = end.current;
    if (!last || newestOfOthers === 0) return undefined;
    let inSight = false;
    const tell = () => {
      if (inSight && document.visibilityState === 'visible') seen(newestOfOthers);
    };
    // A busy browser delivers several observations at once, the newest last.
    const watch = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    watch.observe(last);
    document.addEventListener('visibilitychange', tell);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [newestOfOthers]);

  return (
    <section
      ref={log}
      role="log"
      aria-label={words.log}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 48;
      }}
      className="flex max-h-[min(28rem,60svh)] min-h-32 flex-col overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3 sm:px-6"
    >
      <div className="mt-auto grid gap-3">
        {more && (
          <div className="justify-self-center">
            <ShowMore quiet more={more} label={words.earlier} />
          </div>
        )}
        {count === 0 && (
          <div className="text-ink-soft grid gap-1 self-center py-6 text-center">
            <p className="text-ink font-semibold">{words.none.title}</p>
            {chat.state === 'open' && <p>{words.none.text(name)}</p>}
          </div>
        )}
        <Messages
          messages={chat.messages}
          isOwn={isOwn}
          nameOf={(message) => (isOwn(message) ? words.you : name)}
          srcOf={srcOf}
          marks={marks}
        />
        {children}
        <div ref={end} aria-hidden className="h-px" />
      </div>
    </section>
  );
};

const Closed = ({ as, bookingId }: Pick<Props, 'as' | 'bookingId'>) => (
  <div className="border-line bg-sunken grid gap-1.5 border-t px-5 py-4 text-sm sm:px-6">
    <p className="font-medium">{words.closed}</p>
    <p>
      <Link
        to={`/${as}/help/new?booking_id=${bookingId}`}
        className="text-accent font-semibold underline underline-offset-2"
      >
        {words.help}
      </Link>
    </p>
  </div>
);

const Coming = () => (
  <Loading label={words.loading} className="grid gap-3 p-5 sm:p-6">
    <Skeleton className="h-11 w-3/5 rounded-2xl" />
    <Skeleton className="h-11 w-2/5 justify-self-end rounded-2xl" />
    <Skeleton className="h-11 w-1/2 rounded-2xl" />
  </Loading>
);
