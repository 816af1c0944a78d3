/** Unread messages, wherever their number is shown. */
export const words = {
  messages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  write: (name: string) => `Write to ${name}`,
};
