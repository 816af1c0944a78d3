import type { words as english } from '../en/booking-mails.ts';
import { dayAndTime } from './time.ts';

/** The name of a service stands in quotes or before a colon: within a sentence its ending would have to change. */
export const words: typeof english = {
  booking: 'बुकिंग',
  address: 'पता',
  when: 'कब',
  dayAndTime,
  seeBooking: 'अपनी बुकिंग देखें',
  seeWhoIsNear: 'पास के कारीगर देखें',
  openDashboard: 'अपना डैशबोर्ड खोलें',
  theCustomer: 'ग्राहक',
  askNext: 'पास में और भी कारीगर हैं। अगले को अभी रिक्वेस्ट भेजें।',
  accepted: {
    subject: (service) => `${service}: आपकी रिक्वेस्ट मंज़ूर हुई`,
    agreed: (service) => `${service}: आपकी बुकिंग पक्की हुई`,
    code: (handyman, service) =>
      `${handyman} ने “${service}” के लिए आपकी रिक्वेस्ट मंज़ूर की है। यह आपका स्टार्ट कोड है:`,
    creditUsed: 'आपके क्रेडिट से भुगतान',
    stillDue: 'बाक़ी',
    atTheDoor: 'इसे तभी बताएँ जब कारीगर आपके दरवाज़े पर हों, पहले नहीं: इसी से काम शुरू होता है।',
  },
  reminder: {
    subject: {
      day: (service) => `कल: ${service}`,
      hours: (service) => `थोड़ी देर में: ${service}`,
    },
    toCustomer: (handyman, when) => `${handyman} आपके यहाँ ${when} आएँगे।`,
    code: 'आपका स्टार्ट कोड बुकिंग के पेज पर है। उसे दरवाज़े पर ही बताएँ, पहले नहीं।',
    cannot: 'अगर आप घर पर नहीं रह सकते, तो बुकिंग समय रहते रद्द कर दें, ताकि कोई बेकार में न आए।',
    toHandyman: {
      subject: {
        day: (service) => `कल का काम: ${service}`,
        hours: (service) => `थोड़ी देर में काम: ${service}`,
      },
      comes: (customer, when) => `${customer} के यहाँ आपको ${when} पहुँचना है।`,
      setOut: 'आप एक घंटा पहले निकल सकते हैं। अगर न आ सकें, तो जितनी जल्दी हो सके रद्द कर दें।',
    },
  },
  newCode: {
    subject: 'आपका नया स्टार्ट कोड',
    code: (handyman) => `${handyman} के साथ आपकी बुकिंग का नया स्टार्ट कोड यह है:`,
    oldOne: 'पुराना कोड अब काम नहीं करता।',
  },
  declined: {
    subject: (service) => `${service}: आपकी रिक्वेस्ट मंज़ूर नहीं हुई`,
    tookAnother: (handyman) => `${handyman} ने अभी-अभी दूसरा काम ले लिया है, इसलिए आना नहीं हो पाएगा।`,
    cannotCome: (handyman) => `${handyman} का इस बार आना नहीं हो पाएगा।`,
  },
  expired: {
    subject: (service) => `${service}: आपकी रिक्वेस्ट का जवाब नहीं आया`,
    ended: (handyman) => `${handyman} का जवाब समय पर नहीं आया, इसलिए आपकी रिक्वेस्ट बंद हो गई है।`,
  },
  cancelledByHandyman: {
    subject: (service) => `${service}: कारीगर को बुकिंग रद्द करनी पड़ी`,
    sorry: (handyman) => `${handyman} ने आपकी बुकिंग रद्द कर दी है। माफ़ कीजिए।`,
    refunded:
      'अगर आपने भुगतान किया है, तो पूरे पैसे उसी तरीके से वापस आएँगे जिससे दिए थे। पास में और भी कारीगर हैं: अगले को अभी रिक्वेस्ट भेजें।',
  },
  cancelledByCustomer: {
    subject: 'आपका काम रद्द हुआ',
    stay: (customer) =>
      `${customer} ने वह काम रद्द कर दिया है जो आपने मंज़ूर किया था। आपको वहाँ जाने की ज़रूरत नहीं है।`,
    free: 'अब आप अगली रिक्वेस्ट के लिए ख़ाली हैं।',
  },
  cancelledByYou: {
    subject: 'आपने एक बुकिंग रद्द की',
    off: (handyman, when) =>
      `${when} के लिए ${handyman} की बुकिंग रद्द हो गई है। साथ की फ़ाइल उसे आपके कैलेंडर से हटा देगी।`,
    refunded: 'अगर आपने भुगतान किया है, तो पूरे पैसे उसी तरीके से वापस आएँगे जिससे दिए थे।',
  },
  endedByUs: {
    subject: (service) => `${service}: LocalHands ने आपकी बुकिंग बंद की`,
    subjectForHandyman: 'LocalHands ने आपका काम बंद किया',
    done: (other) => `LocalHands ने ${other} के साथ का काम बंद कर दिया है: काम पूरा माना गया है।`,
    cancelled: (other) => `LocalHands ने ${other} के साथ की बुकिंग रद्द कर दी है।`,
    money: 'अगर आपने भुगतान किया है, तो पूरे पैसे उसी तरीके से वापस आएँगे जिससे दिए थे।',
    leave: 'अब आपको वहाँ जाने की ज़रूरत नहीं है, और आप अगली रिक्वेस्ट के लिए ख़ाली हैं।',
    cannotCome: (handyman) =>
      `${handyman} का आना नहीं हो पाएगा, इसलिए LocalHands ने आपकी बुकिंग रद्द कर दी है। माफ़ कीजिए।`,
    why: 'वजह',
    writeToUs: 'अगर कुछ ठीक नहीं है, तो कृपया हमें लिखें।',
  },
  closedByTime: {
    subject: 'आपका काम पूरा मानकर बंद किया गया',
    closed: (handyman) =>
      `${handyman} का काम एक दिन पहले शुरू हुआ था और अब तक किसी ने नहीं बताया कि काम पूरा हुआ, इसलिए हमने उसे बंद कर दिया है।`,
    writeToUs: 'अगर कुछ ठीक नहीं है, तो कृपया हमें लिखें।',
  },
};
