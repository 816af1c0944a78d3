import type { FastifyBaseLogger } from 'fastify';
import type { BookingEvent } from '#contract/events.ts';
import type { Db } from './db/db.ts';
import type { Keys } from './keys.ts';
import type { Passwords } from './password.ts';

export type Mail = {
  /** Stays the same when a mail is sent again, so that mailboxes can tell. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Hands a mail over to somebody who takes responsibility for it. */
export type MailPort = {
  /** True where a sent mail is gone and need not be kept; false where this table is the mailbox. */
  readonly leaves: boolean;
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
};
export type MailOutcome = 'taken' | 'refused' | { readonly tryAgain: string };

/** What is told to open streams. `gap` means that something may have been missed. */
export type Told =
  | { readonly kind: 'booking'; readonly booking: BookingEvent }
  | { readonly kind: 'gap' }
  | { readonly kind: 'logout' };

export type EventsPort = {
  /** To the streams that listen to any of these names. */
  publish(names: readonly string[], told: Told): Promise<void>;
  /** Gives back how to stop. */
  subscribe(names: readonly string[], listener: (told: Told) => void): () => void;
  close(): Promise<void>;
};

/** Everything an action may need from outside; made once, passed first. */
export type Deps = {
  readonly db: Db;
  readonly events: EventsPort;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly makeCode: () => string;
  /** How long a request waits for its answer. */
  readonly requestMinutes: number;
  /** Where the product is found, for links in mails. */
  readonly publicUrl: string;
  /** Cookies that hold a key travel over TLS only; off where the product is tried over plain HTTP. */
  readonly secureCookies: boolean;
  readonly log: FastifyBaseLogger;
};
