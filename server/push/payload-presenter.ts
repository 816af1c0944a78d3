import type { PushMessage } from '#contract/push.ts';
import { serviceIn } from '../mail/in-language.ts';
import { wordsIn } from '../words/words.ts';
import type { DueRow } from './message-store.ts';

type Told = Pick<
  DueRow,
  'role' | 'account_id' | 'news' | 'booking_id' | 'language' | 'service_name' | 'service_name_hi'
>;

const linkOf = ({ role, news, booking_id }: Told): string => {
  if (news === 'request') return '/handyman/dashboard';
  // What was asked of several at once (§18) stands in the list as one.
  if (news === 'asked_for_you') return '/user/bookings';
  return `/${role}/bookings/${booking_id}`;
};

/** In the reader's language, and never what a person wrote: it stands on a locked screen. */
export const messageOf = (row: Told): PushMessage => {
  const words = wordsIn[row.language].push;
  const { title, body } = words.news[row.news];
  const { accept, decline, failed } = words.answer;
  return {
    news: row.news,
    title: title(serviceIn(row.language, row)),
    body,
    link: linkOf(row),
    booking_id: row.booking_id,
    ...(row.news === 'request' && {
      answer: { handyman_id: row.account_id, accept, decline, failed },
    }),
  };
};
