/** Who has sent a picture: an account's id, or the network of a visitor without one. */
export type Sender = { readonly loggedIn: boolean; readonly id: string };

/** Whole within a square of this many pixels, or cut to fill it. */
export type Fit = { readonly fit: 'inside' | 'cover'; readonly edge: number };

export type Images = {
  /** Decodes and encodes as WebP, in another process. Undefined where it cannot be read within the limits. */
  draw(sender: Sender, content: Buffer, fit: Fit): Promise<Buffer | undefined>;
  close(): void;
};
