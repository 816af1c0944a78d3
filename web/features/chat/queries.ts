import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessages, readMessages, sendMessage, sendPicture } from '#contract/chat.ts';
import type { Chat, ChatMessage } from '#contract/chat.ts';
import { chatLimits } from '#domain/chat.ts';
import type { QuickReply } from '#domain/chat.ts';
import type { Party } from '#domain/role.ts';
import { freshKey } from '../../device/fresh-key.ts';
import { Refused, send } from '../../data/api.ts';
import { serverNow } from '../../data/clock.ts';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

const atOnce = 50;

const merged = (before: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] => {
  const known = new Set(before.map(({ number }) => number));
  return [...before, ...more.filter(({ number }) => !known.has(number))].toSorted(
    (a, b) => a.number - b.number,
  );
};

/** What came after the last message that is here; the first time, the newest. */
const chatQuery = (id: string, as: Party, who = accounts()) => {
  const queryKey = ['chats', who, 'of', id, as] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Chat> => {
      const ask = (after: number | undefined) => {
        const query = { as, limit: atOnce, ...(after !== undefined && { after }) };
        return storedFor(who, send(listMessages, { params: { id }, query, signal }));
      };
      const before = client.getQueryData<Chat>(queryKey);
      let after = before?.messages.at(-1)?.number;
      let reply = await ask(after);
      if (!before || after === undefined) return reply;
      let messages = merged(before.messages, reply.messages);
      while (reply.messages.length === atOnce && after < chatLimits.messages) {
        after = messages.at(-1)?.number ?? chatLimits.messages;
        reply = await ask(after);
        messages = merged(messages, reply.messages);
      }
      return { ...reply, earlier: before.earlier, messages };
    },
  });
};

/** A message that has not arrived yet, or could not be sent. */
export type Unsent = {
  readonly key: string;
  readonly at: string;
  readonly text?: string;
  readonly quick?: QuickReply;
  readonly picture?: { readonly file: File; readonly preview: string };
  /** Why it was not sent; undefined while it is on its way. */
  readonly problem?: string;
};

type Content = Pick<Unsent, 'text' | 'quick' | 'picture'>;

const sendOne = ({ key, text, quick, picture }: Unsent, id: string, as: Party) =>
  picture
    ? send(sendPicture, {
        params: { id },
        query: { as },
        body: { key },
        files: { picture: picture.file },
      })
    : send(sendMessage, { params: { id }, query: { as }, body: { key, text, quick } });

const put = (
  client: QueryClient,
  key: readonly unknown[],
  change: (chat: Chat) => Partial<Chat>,
) => {
  client.setQueryData<Chat>(key, (chat) => chat && { ...chat, ...change(chat) });
};

const forget = ({ picture }: Unsent) => {
  if (picture) URL.revokeObjectURL(picture.preview);
};

/** §19: the conversation of one side, live; what is being sent stands at its end until it has arrived. */
export const useChat = (id: string, as: Party) => {
  const client = useQueryClient();
  const options = chatQuery(id, as);
  const query = useQuery({ ...options, refetchInterval: usePoll(delays.pollNotifications) });
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [fetchingEarlier, setFetchingEarlier] = useState(false);

  const attempt = async (message: Unsent) => {
    try {
      const { message: arrived } = await sendOne(message, id, as);
      put(client, options.queryKey, ({ messages }) => ({
        messages: merged(messages, [arrived]),
      }));
      setUnsent((all) => all.filter(({ key }) => key !== message.key));
      forget(message);
    } catch (error) {
      const problem = error instanceof Refused ? error.message : String(error);
      setUnsent((all) => all.map((one) => (one.key === message.key ? { ...one, problem } : one)));
      // The chat may have been closed meanwhile.
      void client.invalidateQueries({ queryKey: options.queryKey });
    }
  };

  const write = (content: Content) => {
    const message = { ...content, key: freshKey(), at: new Date(serverNow()).toISOString() };
    setUnsent((all) => [...all, message]);
    void attempt(message);
  };

  /** With the same key: if it had arrived after all, nothing is sent twice. */
  const retry = (failed: Unsent) => {
    const { problem: _, ...message } = failed;
    setUnsent((all) => all.map((one) => (one.key === message.key ? message : one)));
    void attempt(message);
  };

  const discard = (message: Unsent) => {
    setUnsent((all) => all.filter(({ key }) => key !== message.key));
    forget(message);
  };

  const fetchEarlier = async () => {
    const before = query.data?.messages[0]?.number;
    const asking = { as, limit: atOnce, ...(before !== undefined && { before }) };
    const reply = await send(listMessages, { params: { id }, query: asking });
    put(client, options.queryKey, ({ messages }) => ({
      messages: merged(messages, reply.messages),
      earlier: reply.earlier,
    }));
  };

  const showEarlier = () => {
    setFetchingEarlier(true);
    fetchEarlier()
      .catch(({ message }: Error) => toast.error(message))
      .finally(() => setFetchingEarlier(false));
  };

  const markRead = (upTo: number) => {
    if ((query.data?.readByMe ?? 0) >= upTo) return;
    put(client, options.queryKey, () => ({ readByMe: upTo }));
    send(readMessages, { params: { id }, query: { as }, body: { upTo } })
      .then(() => client.invalidateQueries({ queryKey: ['chats', accounts(), 'unread'] }))
      // It stays unread, and is marked the next time the page is visible.
      .catch(() => undefined);
  };

  const arrived = new Set(query.data?.messages.map(({ key }) => key));
  return {
    query,
    unsent: unsent.filter(({ key }) => !arrived.has(key)),
    write,
    retry,
    discard,
    /** For `ShowMore`, at the beginning of the log. */
    more: query.data?.earlier ? { busy: fetchingEarlier, show: showEarlier } : undefined,
    markRead,
  };
};
