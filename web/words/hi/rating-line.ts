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
};
