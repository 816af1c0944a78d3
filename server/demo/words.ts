import type { ServiceId } from '#domain/catalogue.ts';
import type { Stars } from '#domain/rating.ts';

/** Made-up words of the demo, as people write them in either language. */
type Line = { readonly text: string; readonly about?: readonly ServiceId[] };

const repairs: readonly ServiceId[] = [2, 4, 5, 6];
const water: readonly ServiceId[] = [6];
const cleaning: readonly ServiceId[] = [1];

export const aboutProfessionals: Readonly<Record<Stars, readonly Line[]>> = {
  5: [
    { text: 'Came on time and mended it in ten minutes. Will ask again!', about: repairs },
    { text: 'बहुत अच्छा काम। समय पर हुआ, और सब साफ़ भी कर दिया।' },
    { text: 'Explained what had to be done before starting. Very polite.' },
    { text: 'Found the fault that two others had missed.', about: repairs },
    { text: 'काम में सफ़ाई है, दाम भी ठीक। घर में सबको पसंद आया।' },
    { text: 'Quick, careful and friendly with my parents.' },
    { text: 'नल अब बिल्कुल नहीं टपकता। बहुत बढ़िया!', about: water },
    { text: 'Left the kitchen cleaner than before.', about: [1, 6] },
    { text: 'Every corner is clean, also behind the cupboards.', about: cleaning },
    { text: 'Great work at a fair price.' },
    { text: 'बच्चों के साथ भी बहुत आराम से बात की। धन्यवाद!' },
  ],
  4: [
    { text: 'Good work, came a little later than expected.' },
    { text: 'काम अच्छा है, बस थोड़ा ज़्यादा समय लगा।' },
    { text: 'Everything works again. I would have liked a call before.', about: repairs },
    { text: 'Knows the trade well. A bit of dust was left behind.' },
    { text: 'ठीक काम, बात भी ढंग से की।' },
  ],
  3: [
    { text: 'Works again, but it took two tries.', about: repairs },
    { text: 'काम तो हो गया, पर दोबारा बुलाना पड़ा।' },
    { text: 'All right for the price.' },
  ],
  2: [
    { text: 'Came late and was in a hurry.' },
    { text: 'काम आधा ही ठीक हुआ, फिर से टपक रहा है।', about: water },
  ],
  1: [{ text: 'Did not listen and left a mess.' }, { text: 'बिल्कुल अच्छा अनुभव नहीं रहा।' }],
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
