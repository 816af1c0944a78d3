/** Which professionals have a page open on this process. */
export type Presence = {
  /** A stream of theirs was opened; call the returned function when it is closed. */
  opened(handymanId: string): () => void;
  /** Writes which professionals are here, or were since the last call, in one statement. Returns how many. */
  tell(): Promise<number>;
};
