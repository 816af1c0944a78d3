import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/chat-unread.ts';
import { useUnreadOf } from './unread.ts';
import { buttonClass } from '../../ui/button.tsx';
import { UnreadBadge } from './unread-badge.tsx';

type Props = { bookingId: string; as: Party; name: string };

/** The way to the conversation of a booking, with what waits there. */
export const ChatLink = ({ bookingId, as, name }: Props) => (
  <Link
    to={`/${as}/bookings/${bookingId}#chat`}
    className={`${buttonClass({ variant: 'secondary' })} flex-wrap py-2 wrap-anywhere`}
  >
    <MessageCircle aria-hidden className="text-accent size-5 shrink-0" />
    {words.write(name)}
    <UnreadBadge count={useUnreadOf(bookingId, as)} />
  </Link>
);
