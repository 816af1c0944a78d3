/** §14: a request that waits longer than this deserves a look. */
export const longWaitMinutes = 3;

/** §14: so does a job that began longer ago than this. */
export const longJobHours = 4;

/** What became of requests: accepted, declined, or expired without an answer. Withdrawn ones count nowhere. */
export type Answers = {
  readonly accepted: number;
  readonly declined: number;
  readonly unanswered: number;
};

/** §14: of the requests that could be answered, how many expired without one, in percent with one decimal. */
export const unansweredPercent = ({ accepted, declined, unanswered }: Answers): number | null => {
  const all = accepted + declined + unanswered;
  return all === 0 ? null : Math.round((unanswered / all) * 1000) / 10;
};
