import type { words as english } from '../en/push.ts';

const askNext = 'पास में और भी कारीगर हैं। अगले को अभी रिक्वेस्ट भेजें।';

/** The name of a service stands before a colon: within a sentence its ending would have to change. */
export const words: typeof english = {
  news: {
    request: {
      title: (service) => `${service}: नई रिक्वेस्ट`,
      body: 'आपके पास के एक ग्राहक आपके जवाब के इंतज़ार में हैं।',
    },
    accepted: {
      title: (service) => `${service}: आपकी रिक्वेस्ट मंज़ूर हुई`,
      body: 'स्टार्ट कोड के लिए बुकिंग खोलें।',
    },
    asked_for_you: {
      title: (service) => `${service}: हमने आपके लिए रिक्वेस्ट भेजी है`,
      body: 'जैसा आपने फ़ोन पर कहा था। जवाब देखने के लिए इसे खोलें।',
    },
    declined: { title: (service) => `${service}: आपकी रिक्वेस्ट मंज़ूर नहीं हुई`, body: askNext },
    expired: { title: (service) => `${service}: जवाब नहीं आया`, body: askNext },
    on_the_way: {
      title: (service) => `${service}: कारीगर रास्ते में हैं`,
      body: 'कितना समय लगेगा, यह बुकिंग में दिखता है।',
    },
    arrived: {
      title: (service) => `${service}: कारीगर दरवाज़े पर हैं`,
      body: 'अपना स्टार्ट कोड तैयार रखें।',
    },
    message: { title: () => 'नया संदेश', body: 'पढ़ने और जवाब देने के लिए बुकिंग खोलें।' },
    extra_proposed: {
      title: () => 'अतिरिक्त काम का प्रस्ताव',
      body: 'आपकी हाँ के बिना यह बिल में नहीं जुड़ता।',
    },
    extra_approved: { title: () => 'अतिरिक्त काम मंज़ूर हुआ', body: 'अब आप इसे शुरू कर सकते हैं।' },
    extra_declined: {
      title: () => 'अतिरिक्त काम मंज़ूर नहीं हुआ',
      body: 'कृपया वही काम करें जो पहले तय हुआ था।',
    },
    cash_chosen: {
      title: () => 'आपके ग्राहक नक़द देंगे',
      body: 'रक़म काम में देखें, और पैसे मिलने पर बताएँ।',
    },
    cash_taken: {
      title: () => 'आपका नक़द भुगतान पक्का हो गया',
      body: 'रक़म और रसीद बुकिंग में देखें।',
    },
    cancelled: {
      title: (service) => `${service}: बुकिंग रद्द हुई`,
      body: 'आगे क्या होगा, यह बुकिंग में देखें।',
    },
    reminder: {
      title: (service) => `${service}: आपकी बुकिंग का समय पास है`,
      body: 'समय देखने के लिए बुकिंग खोलें।',
    },
    time_proposed: {
      title: (service) => `${service}: दूसरे समय का प्रस्ताव`,
      body: 'आपकी हाँ के बिना तय समय ही रहेगा।',
    },
    time_agreed: {
      title: (service) => `${service}: आपका नया समय तय हुआ`,
      body: 'समय देखने के लिए बुकिंग खोलें।',
    },
    time_declined: {
      title: (service) => `${service}: तय समय ही रहेगा`,
      body: 'आपका बताया समय मंज़ूर नहीं हुआ।',
    },
    late: {
      title: (service) => `${service}: देर होगी`,
      body: 'बुकिंग खोलें: इंतज़ार करें, समय बदलें, या किसी और से पूछें।',
    },
    handed_over: {
      title: (service) => `${service}: ग्राहक किसी और से पूछ रहे हैं`,
      body: 'उन्होंने इंतज़ार नहीं किया। अब आपको वहाँ जाने की ज़रूरत नहीं है।',
    },
    nobody_home: {
      title: (service) => `${service}: घर पर कोई नहीं मिला`,
      body: 'बुकिंग बंद कर दी गई। आपको कुछ नहीं देना है।',
    },
    nobody_came: {
      title: (service) => `${service}: ग्राहक ने बुकिंग बंद की`,
      body: 'अब आपको वहाँ जाने की ज़रूरत नहीं है।',
    },
    tip: {
      title: () => 'आपको टिप मिली है',
      body: 'इसे देखने के लिए बुकिंग खोलें।',
    },
    ended_by_us: {
      title: (service) => `${service}: LocalHands ने बुकिंग बंद की`,
      body: 'वजह जानने के लिए बुकिंग खोलें।',
    },
  },
  answer: {
    accept: 'मंज़ूर करें',
    decline: 'मना करें',
    failed: 'आपका जवाब नहीं पहुँचा। यहाँ दबाएँ और डैशबोर्ड पर जवाब दें।',
  },
  added: 'इस ब्राउज़र में आपको सूचनाएँ मिलेंगी।',
  removed: 'वहाँ आपको अब सूचनाएँ नहीं मिलेंगी।',
  chosen: 'आपकी पसंद सेव हो गई।',
  off: 'सूचनाएँ अभी नहीं भेजी जा सकतीं। हम आपको पहले की तरह ईमेल लिखेंगे।',
  noSuchDevice: 'आपकी सूची में ऐसा कोई डिवाइस नहीं है।',
  mail: {
    subject: (service) => `${service}: नई रिक्वेस्ट`,
    waits: (minutes) => `आपके पास के एक ग्राहक आपके जवाब के इंतज़ार में हैं। ${minutes} मिनट बाक़ी हैं।`,
    why: 'आपके किसी डिवाइस पर सूचना नहीं पहुँची, इसलिए हम ईमेल लिख रहे हैं। अगली बार जल्दी पता चले, इसके लिए अपनी प्रोफ़ाइल में सूचनाएँ चालू करें। रिक्वेस्ट न चाहिए हों, तो ऑफ़लाइन हो जाएँ।',
    booking: 'रिक्वेस्ट',
    answer: 'डैशबोर्ड पर जवाब दें',
  },
};
