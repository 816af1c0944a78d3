import type { ChatMessage } from '#contract/chat.ts';
import type { MessageRow } from './store.ts';

export const toMessage = (row: MessageRow): ChatMessage => ({
  number: row.number,
  key: row.key,
  from: row.author,
  at: row.at.toISOString(),
  text: row.text,
  quick: row.quick,
  picture: row.picture ? (row.picture_here ? 'here' : 'gone') : null,
});
