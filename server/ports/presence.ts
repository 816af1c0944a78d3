/** Which professionals have a page open on this process. */
export type Presence = {
  /** A stream of theirs was opened; the answer tells that it was closed. */
  opened(handymanId: string): () => void;
  /** Writes down who is here, or was since the last time: one statement for all of them. Gives how many. */
  tell(): Promise<number>;
};
