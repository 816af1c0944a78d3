export const largestUploadBytes = 5 * 1024 * 1024;

/** More than a phone's usual photo; a screen shrinks larger ones before it sends them. */
export const mostMegapixels = 25;

/** What one picture may take of its decoder process, which is killed beyond it. */
export type DecodingLimits = {
  readonly pixels: number;
  /** Above the idle process. The largest photo that is accepted takes about a hundred. */
  readonly megabytes: number;
  /** CPU time, so that a busy machine does not refuse a photo that an idle one would accept. */
  readonly processorMs: number;
  /** Wall-clock time, also on a busy machine. */
  readonly longestMs: number;
};

export const decodingLimits: DecodingLimits = {
  pixels: mostMegapixels * 1_000_000,
  megabytes: 140,
  processorMs: 2_500,
  longestMs: 20_000,
};
