import { closing } from '#domain/way.ts';
import type { words as english } from '../en/way-mails.ts';

export const words: typeof english = {
  onTheWay: {
    subject: (service) => `${service}: कारीगर रास्ते में हैं`,
    coming: (handyman) =>
      `${handyman} आपके यहाँ आने के रास्ते में हैं। अभी कितना समय लगेगा, यह आपकी बुकिंग के पेज पर दिखता है।`,
    code: 'आपका स्टार्ट कोड भी वहीं मिलेगा। उसे दरवाज़े पर ही बताएँ, पहले नहीं।',
  },
  arrived: {
    subject: (service) => `${service}: कारीगर दरवाज़े पर हैं`,
    here: (handyman) =>
      `${handyman} आपके दरवाज़े पर हैं। कृपया दरवाज़ा खोलें और अपनी बुकिंग के पेज से स्टार्ट कोड बताएँ।`,
  },
  nobodyHome: {
    subject: (service) => `${service}: घर पर कोई नहीं मिला`,
    waited: (handyman) =>
      `${handyman} ने आपके दरवाज़े पर ${closing.nobodyHomeMinutes} मिनट इंतज़ार किया, पर किसी ने दरवाज़ा नहीं खोला, इसलिए बुकिंग बंद कर दी गई।`,
    money:
      'आपको कुछ नहीं देना है, और आपने जो भी दिया, वह आपके कार्ड पर वापस आएगा। आप कभी भी फिर से बुक कर सकते हैं।',
    wrong: 'अगर घर पर कोई था, तो कृपया अपनी बुकिंग के पेज से हमें लिखें।',
  },
  nobodyCame: {
    subject: 'आपके ग्राहक ने बुकिंग बंद की',
    closed: (customer) =>
      `${customer} ने आपके आने के बताए समय के बाद ${closing.nobodyCameMinutes} मिनट और इंतज़ार किया और बुकिंग बंद कर दी: कोई नहीं आया था।`,
    stay: 'अब आपको वहाँ जाने की ज़रूरत नहीं है। अगर आप वहाँ पहुँचे थे, तो कृपया हमें लिखें।',
  },
};
