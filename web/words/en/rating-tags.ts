import type { Tag } from '#domain/rating.ts';

/** What can be said about somebody with one tap. */
export const words = {
  tags: {
    on_time: 'On time',
    good_work: 'Good work',
    polite: 'Polite',
    tidy: 'Left it tidy',
    fair_price: 'Fair price',
    late: 'Came late',
    poor_work: 'Poor work',
    impolite: 'Impolite',
    left_a_mess: 'Left a mess',
    asked_for_more: 'Asked for more money',
    respectful: 'Respectful',
    clear_task: 'Clear about the work',
    easy_to_find: 'Easy to find',
    ready_for_me: 'Ready when I came',
    disrespectful: 'Disrespectful',
    unclear_task: 'Unclear about the work',
    hard_to_find: 'Hard to find',
    kept_me_waiting: 'Kept me waiting',
  } satisfies Readonly<Record<Tag, string>>,
};
