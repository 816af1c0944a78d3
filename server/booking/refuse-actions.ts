import type { AskRefusal } from '#domain/request-limits.ts';
import { Problem, conflict } from '../problem.ts';
import type { Words } from '../words/words.ts';

/** The sentences of a refusal: to the customer themselves, or to an operator about them (§14). */
export type Says = (words: Words) => Words['asking'];

/** §4, §9: why a professional cannot be asked now, as an answer. */
export const askProblem = (refusal: AskRefusal, says: Says): Problem => {
  if (refusal.why === 'unpaid') {
    const extra = { booking_id: refusal.bookingId };
    return new Problem(409, 'unpaid_job', (words) => says(words).unpaid, { extra });
  }
  if (refusal.why === 'dispatch') {
    const extra = { dispatch_id: refusal.dispatchId };
    return new Problem(409, 'asking_around', (words) => says(words).askingAround, { extra });
  }
  if (refusal.why === 'running') {
    const { most } = refusal;
    return conflict('too_many_running', (words) => says(words).running(most));
  }
  if (refusal.why === 'far' || refusal.why === 'ahead') {
    const { why, most } = refusal;
    const code = why === 'far' ? 'too_far' : 'too_many_ahead';
    return conflict(code, (words) => says(words)[why](most));
  }
  if (!('seconds' in refusal)) {
    const { why } = refusal;
    return conflict(codes[why], (words) => says(words)[why]);
  }
  const { why, seconds } = refusal;
  return new Problem(429, 'ask_later', (words) => says(words).tooOften[why](seconds), {
    retryAfterSeconds: seconds,
  });
};

const codes = {
  asked: 'already_asked',
  blocked: 'blocked',
  offline: 'offline',
  busy: 'busy',
  open: 'too_many_open',
} as const;
