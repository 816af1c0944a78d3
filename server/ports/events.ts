import type {
  BookingEvent,
  ChatEvent,
  DispatchEvent,
  PlaceEvent,
  ProfileEvent,
  TicketEvent,
} from '#contract/events.ts';

/**
 * What subscribers receive. After `lost` no events of other processes arrive; the `gap` that follows once they do
 * again means that some may have been missed.
 */
export type ServerEvent =
  | { readonly kind: 'booking'; readonly booking: BookingEvent }
  | { readonly kind: 'profile'; readonly profile: ProfileEvent }
  | { readonly kind: 'ticket'; readonly ticket: TicketEvent }
  | { readonly kind: 'place'; readonly place: PlaceEvent }
  | { readonly kind: 'dispatch'; readonly dispatch: DispatchEvent }
  | { readonly kind: 'message'; readonly message: ChatEvent }
  | { readonly kind: 'lost' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'logout'; readonly fingerprint: string }
  | { readonly kind: 'catalogue' };

/** Delivered to every subscriber of any of these topics. */
export type Publication = { readonly topics: readonly string[]; readonly event: ServerEvent };

export type EventsPort = {
  publish(publications: readonly Publication[]): Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe(topics: readonly string[], listener: (event: ServerEvent) => void): () => void;
  /** The topics with subscribers in this process: accounts with a page open here. */
  topics(): readonly string[];
  /** False while events of other processes do not arrive; a `gap` follows once they do again. */
  isListening(): boolean;
  close(): Promise<void>;
};
