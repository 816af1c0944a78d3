import type { words as english } from '../en/rating-line.ts';

const ratings = (_: number, written: string) => `${written} रेटिंग`;

export const words: typeof english = {
  fresh: 'नए',
  ratings,
  average: (rating, count, written) => `5 में से ${rating} की रेटिंग, कुल ${ratings(count, written)}`,
  sort: {
    legend: 'क्रम',
    nearest: 'सबसे पास',
    best: 'सबसे अच्छी रेटिंग',
    least: '4 तारे या ज़्यादा',
    bestFirst: (km) => `सबसे अच्छी रेटिंग वाले पहले, ${km} किमी के अंदर।`,
    onlyGood: (km) => `4 तारे या ज़्यादा वाले, ${km} किमी के अंदर।`,
    noneTitle: (one) => `4 तारे या ज़्यादा वाले कोई ${one} पास में ख़ाली नहीं हैं`,
    noneText: 'कई नए लोगों को अभी इतनी कम रेटिंग मिली हैं कि औसत नहीं बनता। सबको देख लें।',
    all: 'सब दिखाएँ',
    listed: 'रेटिंग के क्रम में',
  },
  given: {
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
  },
};
