/** As the browser's PushSubscription has it; the keys in base64url. */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

type Pushed = {
  readonly content: Buffer;
  /** How long the service keeps it for a device that is switched off. */
  readonly ttlSeconds: number;
  /** What waits for a device under the same topic is replaced. 32 letters and digits at most. */
  readonly topic: string;
};

/** `gone`: there is no such device any more. `refused`: this message will never be taken. */
export type PushOutcome =
  | 'taken'
  | 'gone'
  | 'refused'
  | { readonly tryAgain: string; readonly afterSeconds: number };

/** Hands a message over to the service of a browser's maker. */
export type PushPort = {
  /** The public key with which browsers subscribe; null while notifications are off. */
  readonly publicKey: string | null;
  /** False for an address that is not at a known service, over TLS. */
  accepts(target: PushTarget): boolean;
  send(target: PushTarget, message: Pushed): Promise<PushOutcome>;
};
