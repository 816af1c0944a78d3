import type { RatingRefusal } from '#domain/rating.ts';

/** Ratings: what became of them, and why not. */
export const words = {
  given: {
    blind:
      'Thank you. It becomes visible when both of you have rated, or seven days after the work.',
    visible: 'Thank you. Both ratings are visible now.',
  },
  refused: {
    not_done: 'Only a job that was done within the last 30 days can be rated.',
    visible: 'Your rating is visible already and cannot be changed any more.',
    too_old: 'A rating can be changed for a day after it was given.',
    read_theirs:
      'What the customer gave you is visible already, so you cannot rate them any more. You can reply to it.',
  } satisfies Readonly<Record<RatingRefusal, string>>,
  noneAboutYou: 'There is no visible rating about you for this job.',
  replied: 'You have replied to this rating already.',
  replySent: 'Your reply is visible below the rating.',
  alreadyReported: 'You have reported this rating already. We look at every report.',
  reportSent: 'Thank you. We look at it, and hide the rating if it breaks our rules.',
  noSuch: 'There is no such rating, or it is not visible yet.',
  decided: 'Somebody was faster: this is decided already.',
  hidden: 'The rating is hidden, and its author is told why.',
  shown: 'The rating is visible and counts again.',
  dismissed: 'The report is closed. The rating stays.',
};
