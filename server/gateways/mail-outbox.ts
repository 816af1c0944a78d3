import type { MailPort } from '../ports/mail.ts';

/** While developing there is no mail server: the mails stay where they are and /dev/mail shows them. */
export const openOutbox = (): MailPort => ({
  leaves: false,
  send: async () => 'taken',
  close: () => undefined,
});
