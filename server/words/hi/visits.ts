import { visitLimits } from '#domain/visits.ts';
import type { words as english } from '../en/visits.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  paused:
    'आपकी पिछली कई बुकिंग में काम नहीं हो पाया, इसलिए नई रिक्वेस्ट से पहले हमारी टीम उन्हें देखेगी। इसमें एक दिन तक लग सकता है; क्या हुआ था, यह बताने के लिए मदद पेज से हमें लिखें।',
  doors: (seconds) =>
    `एक दिन में आपने ऐसे ${visitLimits.doors} ग्राहकों के घर का पता देखा है, या ${visitLimits.customers} की रिक्वेस्ट मंज़ूर की है, जिनका काम नहीं हुआ। अगली रिक्वेस्ट आप ${inWords(seconds)} बाद मंज़ूर कर सकते हैं।`,
  looked: 'दर्ज हुआ। अब ये फिर से रिक्वेस्ट मंज़ूर कर सकते हैं।',
  nothingToLookAt: 'यहाँ देखने के लिए कुछ बाक़ी नहीं है। शायद किसी और ने पहले देख लिया।',
};
