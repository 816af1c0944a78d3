import type { QuickReply } from '#domain/chat.ts';
/** The conversation on a booking. */
export const words = {
  title: (name: string) => `Messages with ${name}`,
  loading: 'Loading the messages',
  log: 'Messages',
  you: 'You',
  private: (name: string) =>
    `You and ${name} read this. Our team does only for a reason that is written down.`,
  none: {
    title: 'Nothing written yet',
    text: (name: string) => `Tell ${name} about the gate, the floor or what to bring.`,
  },
  earlier: 'Show earlier messages',
  read: 'Read',
  sent: 'Sent',
  sending: 'Sending…',
  failed: 'Not sent.',
  again: 'Try again',
  discard: 'Discard',
  field: (name: string) => `Your message to ${name}`,
  placeholder: 'Write a message',
  send: 'Send',
  quick: 'Quick replies',
  picture: {
    choose: 'Send a picture',
    unreadable: 'This file is not a picture. Choose a JPEG, PNG or WebP.',
    of: (name: string) => `Picture from ${name}`,
    mine: 'Your picture',
    open: (what: string) => `Open: ${what}`,
    close: 'Close',
    gone: 'This picture was deleted after 90 days.',
    lost: 'This picture cannot be shown right now.',
  },
  closes: (when: string) => `You can write until ${when}.`,
  closed:
    'This conversation closed two days after the end of the booking at the latest. It stays here to read.',
  help: 'Something is not settled? Write to us',
  /** What is sent with one tap; each side reads it in their own language. */
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
