import type { Party } from './role.ts';

/** §19: what the two of a booking may send each other, and how long. */
export const chatLimits = {
  text: 1000,
  /** Of one booking, both sides together. */
  messages: 500,
  pictures: 20,
} as const;

/** §19: the chat stays open for so long after the end of the booking. */
export const openDaysAfterEnd = 2;

/** §19: pictures of a customer's home are deleted after this; the text stays with the booking. */
export const pictureDays = 90;

/** §19: `none` until the yes, and for a request that never had one. */
export const chatStates = ['none', 'open', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

export const chatStateOf = (chat: {
  readonly accepted: boolean;
  readonly ended: boolean;
  readonly hoursSinceEnd: number;
  /** §23: one of the two has deleted their account. */
  readonly leftAlone: boolean;
  /** §6: the customer has blocked the professional, which closes what is over. */
  readonly blocked: boolean;
}): ChatState => {
  if (!chat.accepted) return 'none';
  if (chat.leftAlone || (chat.blocked && chat.ended)) return 'closed';
  return !chat.ended || chat.hoursSinceEnd < openDaysAfterEnd * 24 ? 'open' : 'closed';
};

/** §19: sent as these words, so that each side reads the sentence in their own language. */
export const quickReplies = {
  user: ['second_gate', 'call_me', 'ring_the_bell', 'how_long', 'ten_minutes', 'thank_you'],
  handyman: ['late_ten', 'at_the_gate', 'call_me', 'which_floor', 'fetching_a_part', 'thank_you'],
} as const satisfies Readonly<Record<Party, readonly string[]>>;
export type QuickReply = (typeof quickReplies)[Party][number];

export const allQuickReplies = [
  ...new Set([...quickReplies.user, ...quickReplies.handyman]),
] as const;

export const isQuickReplyOf = (side: Party, reply: QuickReply): boolean =>
  (quickReplies[side] as readonly QuickReply[]).includes(reply);

/** §19: a mail goes only when a message has waited for so long, and not for every one. */
export const mailAfterMinutes = 2;
export const mailEveryMinutes = 15;
