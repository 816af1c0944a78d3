import type { BookingEvent } from '#contract/events.ts';

/**
 * What is told to open streams. After `lost` nothing can be heard; the `gap` that follows once it can again
 * means that something may have been missed.
 */
export type Told =
  | { readonly kind: 'booking'; readonly booking: BookingEvent }
  | { readonly kind: 'lost' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'logout'; readonly fingerprint: string }
  | { readonly kind: 'catalogue' };

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
