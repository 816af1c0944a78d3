import type { InviteMethod } from '#domain/ics.ts';

/** §27: a visit for calendar programs, which read it beside the text. */
export type Invite = { readonly method: InviteMethod; readonly file: string };

export type Mail = {
  /** Stays the same when a mail is sent again, so that mailboxes can recognise the duplicate. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly invite?: Invite | undefined;
};

/** Hands a mail over to a server that takes responsibility for it. */
export type MailPort = {
  /** True where a sent mail need not be stored any longer; false where the outbox table is the mailbox. */
  readonly leaves: boolean;
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
};
type MailOutcome = 'taken' | 'refused' | { readonly tryAgain: string };
