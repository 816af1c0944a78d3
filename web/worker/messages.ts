/** What a page says to the worker. */
export type Message =
  /** A page that begins with this script asks whether it is of the worker's version. */
  | { readonly kind: 'is-yours'; readonly entry: string }
  /** The person wants the new version now. */
  | { readonly kind: 'take-over' }
  /** There is a session: the screens of its role are cached for the time without a network. */
  | { readonly kind: 'keep-screens' };
