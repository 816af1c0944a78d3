import { MessageCircle } from 'lucide-react';
import { words } from '#words/chat-unread.ts';

/** §19: how many messages wait; nothing where none does. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="bg-accent text-on-accent inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm leading-5 font-semibold whitespace-nowrap">
      <MessageCircle aria-hidden className="size-4" />
      {words.messages(count)}
    </span>
  );
