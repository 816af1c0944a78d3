import type { Stars } from '#domain/rating.ts';

/** Made-up words of the demo, as people write them in either language. */
export const aboutProfessionals: Readonly<Record<Stars, readonly string[]>> = {
  5: [
    'Came on time and mended it in ten minutes. Will ask again!',
    'बहुत अच्छा काम। समय पर आए और सब साफ़ करके गए।',
    'Explained what was broken before starting. Very polite.',
    'Found the fault that two others had missed.',
    'काम में सफ़ाई है, दाम भी ठीक। घर में सबको पसंद आया।',
    'Quick, careful and friendly with my parents.',
    'एक फ़ोन पर आ गए। नल अब बिल्कुल नहीं टपकता।',
    'Left the kitchen cleaner than before.',
    'Great work at a fair price.',
    'बच्चों के साथ भी बहुत आराम से पेश आए। धन्यवाद!',
  ],
  4: [
    'Good work, came a little later than expected.',
    'काम अच्छा है, बस थोड़ा ज़्यादा समय लगा।',
    'Everything works again. I would have liked a call before.',
    'Knows the trade well. A bit of dust was left behind.',
    'ठीक काम, बात भी ढंग से की।',
  ],
  3: [
    'Works again, but it took two tries.',
    'काम तो हो गया, पर दोबारा बुलाना पड़ा।',
    'All right for the price.',
  ],
  2: ['Came late and was in a hurry.', 'काम आधा ही ठीक हुआ, फिर से टपक रहा है।'],
  1: ['Did not listen and left a mess.', 'बिल्कुल अच्छा अनुभव नहीं रहा।'],
};

export const aboutCustomers = {
  good: [
    'Everything was ready when I came, and there was even tea.',
    'काम साफ़ बताया, पता भी आसानी से मिल गया।',
    'Friendly family, paid at once.',
    'बहुत इज़्ज़त से बात की।',
  ],
  bad: ['I had to wait downstairs for a long time.', 'काम कुछ और ही निकला, पहले बताया नहीं था।'],
} as const;

export const replies = {
  thanks: ['Thank you! Happy to come again.', 'धन्यवाद! जब ज़रूरत हो, बुला लीजिए।'],
  sorry: [
    'Sorry for that. Please call, I will come and put it right.',
    'माफ़ कीजिए, उस दिन बहुत ट्रैफ़िक था। दोबारा आकर ठीक कर दूँगा।',
  ],
} as const;
