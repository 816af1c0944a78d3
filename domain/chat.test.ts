import { describe, expect, test } from 'vitest';
import { chatStateOf, isQuickReplyOf, quickReplies } from './chat.ts';

describe('§19 when the two of a booking can write to each other', () => {
  test.each([
    ['before the yes', { accepted: false, ended: false, hoursSinceEnd: 0 }, 'none'],
    ['a request that came to nothing', { accepted: false, ended: true, hoursSinceEnd: 1 }, 'none'],
    ['while the job is on', { accepted: true, ended: false, hoursSinceEnd: 0 }, 'open'],
    ['a day after its end', { accepted: true, ended: true, hoursSinceEnd: 24 }, 'open'],
    ['just before two days', { accepted: true, ended: true, hoursSinceEnd: 47.9 }, 'open'],
    ['two days after its end', { accepted: true, ended: true, hoursSinceEnd: 48 }, 'closed'],
  ] as const)('%s', (_when, chat, expected) => {
    expect(chatStateOf({ ...chat, leftAlone: false, blocked: false })).toBe(expected);
  });

  test('not once one of the two has left', () => {
    const chat = { accepted: true, ended: true, hoursSinceEnd: 1, leftAlone: true, blocked: false };
    expect(chatStateOf(chat)).toBe('closed');
  });

  test('about a job that is on although the customer has blocked the professional, and not once it is over', () => {
    const chat = { accepted: true, hoursSinceEnd: 1, leftAlone: false, blocked: true };
    expect(chatStateOf({ ...chat, ended: false })).toBe('open');
    expect(chatStateOf({ ...chat, ended: true })).toBe('closed');
  });
});

test('§19 each side has quick replies of its own', () => {
  expect(isQuickReplyOf('handyman', 'at_the_gate')).toBe(true);
  expect(isQuickReplyOf('user', 'at_the_gate')).toBe(false);
  expect(isQuickReplyOf('user', 'call_me')).toBe(true);
  for (const replies of Object.values(quickReplies)) {
    expect(new Set(replies).size).toBe(replies.length);
  }
});
