import type { QuickReply } from '#domain/chat.ts';

/** What is sent with one tap; each side reads it in their own language. */
export const words = {
  replies: {
    second_gate: 'Second gate, please',
    call_me: 'Please call me',
    ring_the_bell: 'Please ring the bell',
    how_long: 'How long will you take?',
    ten_minutes: 'Give me ten minutes, please',
    thank_you: 'Thank you!',
    late_ten: 'I am late by 10 minutes',
    at_the_gate: 'I am at the gate',
    which_floor: 'Which floor, please?',
    fetching_a_part: 'I am fetching a part and come right back',
  } satisfies Readonly<Record<QuickReply, string>>,
};
