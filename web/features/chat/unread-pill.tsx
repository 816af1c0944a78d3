import { ArrowRight, MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/chat-unread.ts';
import { useUnread } from './unread.ts';

type Props = {
  as: Party;
  /** Pages that show it themselves, with the bookings that they show; without a list, all of them. */
  shownOn: readonly string[];
  shown?: readonly (string | undefined)[];
};

/** §19: an unread message, one tap away on every page but the one that shows it. */
export const UnreadPill = ({ as, shownOn, shown }: Props) => {
  const { pathname } = useLocation();
  const waiting = useUnread(as).find(({ notification_id: id }) => {
    if (pathname === `/${as}/bookings/${id}`) return false;
    return !shownOn.includes(pathname) || (shown !== undefined && !shown.includes(id));
  });
  return (
    <output className="block max-w-full">
      {waiting && (
        <Link
          data-pill
          to={`/${as}/bookings/${waiting.notification_id}#chat`}
          className="pill hover:bg-accent-strong animate-rise gap-3 py-2 pr-4 pl-5"
        >
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          <span className="truncate">{words.messages(waiting.messages)}</span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </output>
  );
};
