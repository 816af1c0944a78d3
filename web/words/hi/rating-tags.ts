import type { words as english } from '../en/rating-tags.ts';

export const words: typeof english = {
  tags: {
    on_time: 'समय पर',
    good_work: 'अच्छा काम',
    polite: 'अच्छा बर्ताव',
    tidy: 'सब साफ़ छोड़ा',
    fair_price: 'सही दाम',
    late: 'देर से आना',
    poor_work: 'काम ठीक नहीं',
    impolite: 'बर्ताव ठीक नहीं',
    left_a_mess: 'गंदगी छोड़ी',
    asked_for_more: 'ज़्यादा पैसे माँगे',
    respectful: 'इज़्ज़त से पेश आना',
    clear_task: 'काम साफ़ बताया',
    easy_to_find: 'पता आसानी से मिला',
    ready_for_me: 'पहुँचते ही काम शुरू',
    disrespectful: 'बदतमीज़ी',
    unclear_task: 'काम साफ़ नहीं बताया',
    hard_to_find: 'पता मुश्किल से मिला',
    kept_me_waiting: 'इंतज़ार करवाया',
  },
};
