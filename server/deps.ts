import type { FastifyBaseLogger } from 'fastify';
import type { BookingEvent } from '#contract/events.ts';
import type { Db, Reader } from './db/db.ts';
import type { Keys } from './secrets/sealing.ts';
import type { Passwords } from './identity/password.ts';
import type { SessionCache } from './identity/session-cache.ts';

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
type MailOutcome = 'taken' | 'refused' | { readonly tryAgain: string };

/**
 * What is told to open streams. After `lost` nothing can be heard; the `gap` that follows once it can again
 * means that something may have been missed.
 */
export type Told =
  | { readonly kind: 'booking'; readonly booking: BookingEvent }
  | { readonly kind: 'lost' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'logout'; readonly fingerprint: string };

/** To whoever listens to any of these names. */
export type News = { readonly names: readonly string[]; readonly told: Told };

export type EventsPort = {
  publish(news: readonly News[]): Promise<void>;
  /** Gives back how to stop. */
  subscribe(names: readonly string[], listener: (told: Told) => void): () => void;
  /** False while what other processes say cannot be heard; a gap is told once it can again. */
  isListening(): boolean;
  close(): Promise<void>;
};

/** The gateway could not be asked, or did not answer: what happened there is not known. */
export type TryAgain = { readonly tryAgain: string };

/** Why a card was refused, in the words Stripe has for it. */
export type CardRefusal = { readonly code: string; readonly declineCode?: string };

/** A payment as the gateway knows it. */
export type Charge = {
  readonly id: string;
  readonly amountPaise: number;
  /** Of these only `succeeded` and `closed` are final. Nothing is charged while it is `open`. */
  readonly state: 'open' | 'requires_action' | 'processing' | 'succeeded' | 'refused' | 'closed';
  readonly refusal?: CardRefusal;
  /** What a browser needs to show the bank's page. */
  readonly clientSecret?: string;
};

export type GivenBack = {
  readonly id: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
};

export type Payer = {
  readonly name: string;
  readonly line1: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  readonly country: string;
};

type Order = {
  readonly key: string;
  readonly amountPaise: number;
  readonly description: string;
  readonly bookingId: string;
  readonly payer: Payer;
};

/** What the gateway tells of its own accord: which of its things to look at. */
export type GatewayEvent = {
  readonly id: string;
  /** That money was taken. Good enough for an alarm; whether it is true is asked. */
  readonly success: boolean;
  readonly chargeId?: string;
  readonly refundId?: string;
};

/** Takes money from cards and gives it back. Amounts are paise, the currency is always INR. */
export type PaymentsPort = {
  readonly gateway: 'sandbox' | 'stripe';
  /** Opens a payment, which charges nothing yet. The same key gives the same payment. */
  open(order: Order): Promise<Charge | TryAgain>;
  /** Charges the card that the token stands for. A payment can be charged once. */
  confirm(id: string, token: string, payer: Payer): Promise<Charge | TryAgain>;
  read(id: string): Promise<Charge | TryAgain>;
  /** Makes sure that it can never be charged, unless it has been. */
  close(id: string): Promise<Charge | TryAgain>;
  refund(id: string, amountPaise: number, key: string): Promise<GivenBack | TryAgain>;
  readRefund(id: string): Promise<GivenBack | TryAgain>;
  /** `unsigned` when it was not the gateway that wrote this. */
  readEvent(body: Uint8Array, signature: string): GatewayEvent | 'unsigned' | 'unreadable';
  /** Where the bank's page is our own. */
  answerChallenge?(id: string, passed: boolean): Promise<void>;
};

/** Everything an action may need from outside; made once, passed first. */
export type Deps = {
  readonly db: Db;
  /** For searches, which may be a moment behind: a copy where there is one, else the same. */
  readonly searchDb: Reader;
  /** Fails when nothing can be written: unreachable, read-only, or no room left. */
  readonly checkWritable: () => Promise<void>;
  readonly events: EventsPort;
  readonly sessions: SessionCache;
  readonly payments: PaymentsPort;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly makeCode: () => string;
  /** How long a request waits for its answer. */
  readonly requestMinutes: number;
  /** How long one request alone may talk to the gateway about a payment. */
  readonly paymentLeaseSeconds: number;
  /** Where the product is found, for links in mails. */
  readonly publicUrl: string;
  /** Cookies that hold a key travel over TLS only; off where the product is tried over plain HTTP. */
  readonly secureCookies: boolean;
  readonly log: FastifyBaseLogger;
};
