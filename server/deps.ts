import type { FastifyBaseLogger } from 'fastify';
import type { Company } from '#contract/operations.ts';
import type { Db, Reader } from './db/db.ts';
import type { CatalogueCache } from './ports/catalogue.ts';
import type { EventsPort } from './ports/events.ts';
import type { Images } from './ports/images.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PaymentsPort } from './ports/payments.ts';
import type { Presence } from './ports/presence.ts';
import type { PushPort } from './ports/push.ts';
import type { SessionCache } from './ports/sessions.ts';
import type { Keys } from './secrets/sealing.ts';

/** Everything an action needs from outside; made once at the start and passed as first argument. */
export type Deps = {
  readonly db: Db;
  /** For searches, which may be a moment behind: the replica where there is one, else the same database. */
  readonly searchDb: Reader;
  /** Fails when nothing can be written: unreachable, read-only, or no room left. */
  readonly checkWritable: () => Promise<void>;
  readonly events: EventsPort;
  readonly catalogue: CatalogueCache;
  /** Makes the indexes that searches of new services want. Gives how many. */
  readonly indexServices: () => Promise<number>;
  readonly sessions: SessionCache;
  readonly presence: Presence;
  readonly payments: PaymentsPort;
  readonly push: PushPort;
  readonly keys: Keys;
  /** Seals a batch anew that APP_SECRET_BEFORE has sealed; gives how many rows it read. Only where that is set. */
  readonly reEncrypt: (() => Promise<number>) | undefined;
  readonly passwords: Passwords;
  readonly images: Images;
  readonly makeCode: () => string;
  /** How long a request waits for its answer. */
  readonly requestMinutes: number;
  /** How long one request alone may talk to the gateway about a payment. */
  readonly paymentLeaseSeconds: number;
  /** §15: what support may refund for one booking, all in all. */
  readonly supportRefundLimitPaise: number;
  /** §20: what the extra work of one booking may cost, all in all. */
  readonly extraCapPaise: number;
  /** Who runs this market; null where the product is tried out. */
  readonly company: Company | null;
  /** Where the product is found, for links in mails. */
  readonly publicUrl: string;
  /** Where mails come from: the address alone. */
  readonly mailAddress: string;
  /** Cookies that hold a key are `secure`; off where the product is tried over plain HTTP. */
  readonly secureCookies: boolean;
  /** §11: whether operators need a second factor. Off where the product is tried with demo data. */
  readonly requireSecondFactor: boolean;
  readonly log: FastifyBaseLogger;
};
