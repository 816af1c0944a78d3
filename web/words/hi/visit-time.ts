import type { words as english } from '../en/visit-time.ts';

export const words: typeof english = {
  comes: (who, when) => `${who} ${when} को आएँगे`,
  untilThen: 'हम आप दोनों को एक दिन और दो घंटे पहले याद दिलाएँगे। शुरू होने से दो घंटे पहले तक रद्द करना मुफ़्त है।',
  visit: (when) => `${when} का काम`,
  coming: 'आने वाले काम',
  addToCalendar: 'कैलेंडर में जोड़ें',
  proposes: (who, when) => `${who} का प्रस्ताव: ${when}। हाँ या ना?`,
  proposed: (who, when) => `आपका प्रस्ताव: ${when}। ${who} के जवाब का इंतज़ार`,
  onDay: (when) => `${when} को`,
  late: (who, at) => `${who} को देर होगी: क़रीब ${at}। चुनें कि क्या करना है`,
  waits: (who, at) => `आप ${who} का क़रीब ${at} तक इंतज़ार कर रहे हैं`,
  lateFor: (who, at) => `${who} को पता है कि आप क़रीब ${at} पहुँचेंगे`,
};
