export const largestUploadBytes = 5 * 1024 * 1024;

/** More than a phone's usual photo; a screen shrinks larger ones before it sends them. */
export const mostMegapixels = 25;

/** What one picture may take of its decoder, which is ended beyond it. */
export type DecodingLimits = {
  readonly pixels: number;
  /** Above what the process had before. The largest photo that is accepted takes about a hundred. */
  readonly megabytes: number;
  /** Of the processor, so that a busy machine refuses no photo that another would take. */
  readonly processorMs: number;
  /** However busy the machine is. */
  readonly longestMs: number;
};

export const decodingLimits: DecodingLimits = {
  pixels: mostMegapixels * 1_000_000,
  megabytes: 140,
  processorMs: 2_500,
  longestMs: 20_000,
};
