/** The messages from a page to the worker. */
export type Message =
  /** A page that begins with this script asks whether it is of the worker's version. */
  | { readonly kind: 'is-yours'; readonly entry: string }
  /** The new version was accepted in the offer. */
  | { readonly kind: 'take-over' }
  /** There is a session: the screens of its role are cached for the time without a network. */
  | { readonly kind: 'keep-screens' };
